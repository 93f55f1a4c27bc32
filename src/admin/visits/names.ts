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
  return catalogue[section].variants.find(({ file }) => file === layout)?.label ?? 'Diseño anterior'
}

export function sourceName(source: string): string {
  if (source === '') return 'Directo o sin dato'
  return source === otherKey ? 'Otros sitios' : source
}

const named = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('es-MX', { weekday: 'short', timeZone: 'UTC' })

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** '20 dic' */
export const dayName = (day: string) => named.format(at(day))

/** 'dom' */
export const shortDay = (day: string) => weekday.format(at(day))
