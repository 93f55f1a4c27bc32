import { basePaths, hasPages } from '#content/addresses/page-documents.ts'
import type { DraftSubject } from './subject.ts'

export const editScreenPath = '/admin/editar'

/** The address of the editing view with a page of the site, and with a field selected there. */
export function editAddress({
  page,
  field,
}: {
  page?: string | undefined
  field?: DraftSubject & { path: string }
}): string {
  const query = new URLSearchParams({ pagina: page ?? (field ? pageOf(field) : '/') })
  if (field) {
    query.set('documento', field.document)
    if (field.entry !== undefined) query.set('entrada', field.entry)
    query.set('campo', field.path)
  }
  return `${editScreenPath}?${query}`
}

/** A page that shows a field. Most fields of `site-content` are on the home page. */
export function pageOf({ document, entry, path }: DraftSubject & { path: string }): string {
  if (entry !== undefined) return hasPages(document) ? `${basePaths[document]}/${entry}` : '/'
  if (/^(?:contact|doctorWorkInfo|doctorInfo\.email)\b/.test(path)) return '/contacto'
  if (/^(?:practice|questions)\b/.test(path)) return '/preguntas'
  if (/^doctorInfo\.languages\b/.test(path)) return '/perfil'
  if (/^doctorInfo\.specialist$/.test(path)) return '/como-revisamos'
  const [, list] = /^(services|symptoms|diseasesSection)\.(?:page|individualPage)\b/.exec(path) ?? []
  if (list === 'services' || list === 'symptoms') return basePaths[list]
  return list ? basePaths.diseases : '/'
}
