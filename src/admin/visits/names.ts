import { catalogue, isSectionType } from '#content/catalogue/index.ts'
import { floatingPlace, otherKey } from '#content/visits/visit-kinds.ts'

/** The name of a page for its owner: the start page, or the address. */
export function pageName(page: string): string {
  if (page === '/') return 'Portada'
  return page === otherKey ? 'Otras páginas' : page
}

export function sectionName(section: string): string {
  if (isSectionType(section)) return catalogue[section].label
  return section === floatingPlace ? 'Botones fijos' : 'Resto de la página'
}

/** The layout of a section; empty where there is none to choose. */
export function layoutName(section: string, layout: string): string {
  if (!isSectionType(section)) return ''
  return catalogue[section].variants.find(({ file }) => file === layout)?.label ?? layout
}

export function sourceName(source: string): string {
  if (source === '') return 'Directo o sin dato'
  return source === otherKey ? 'Otros sitios' : source
}
