import { pageOf } from '#admin/edit-address.ts'
import { sectionOfGroup, sectionOfList } from '#admin/section-contents.ts'
import type { DraftSubject } from '#admin/subject.ts'
import { basePaths, hasPages, nearPath } from '#content/addresses/page-documents.ts'
import { homeSections } from '#content/catalogue/home-sections.ts'
import { type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import type { Change } from '#content/changes/change.ts'
import { pathSegments } from '#content/values/json.ts'

/** A place on the site. */
export type PagePlace = {
  readonly path: string
  /** Section to scroll to. */
  readonly section?: SectionType | undefined
  /** The text that changed, as it is live and as it will be. The page scrolls to it, if it shows it. */
  readonly texts?: { readonly before: string; readonly after: string } | undefined
}

/** Where the site shows a change. */
export function pageOfChange({ document, entry }: DraftSubject, change: Change, id: string): PagePlace {
  const texts = textsOf(change)
  if (entry !== undefined && hasPages(document)) {
    return { path: id === '' ? nearPath(document) : `${basePaths[document]}/${id}`, texts }
  }
  const [group = ''] = pathSegments(change.path)
  if (document === 'selected-sections') {
    return { path: '/', section: sectionTypes.find((type) => type === group) }
  }
  if (document !== 'site-content') return { path: '/', section: sectionOfList(document), texts }
  const path = pageOf({ document, path: change.path })
  return {
    path,
    ...(path === '/' && { section: group === 'doctorWorkInfo' ? 'Footer' : sectionOfGroup(group) }),
    texts,
  }
}

function textsOf(change: Change): PagePlace['texts'] {
  if (change.kind === 'added') return { before: '', after: change.title }
  if (change.kind === 'removed') return { before: change.title, after: '' }
  if (change.kind !== 'set') return undefined
  return { before: shown(change.before), after: shown(change.after) }
}

/** A price is shown with separators. */
const shown = (value: unknown): string => {
  if (typeof value === 'number') return value.toLocaleString('es-MX')
  return typeof value === 'string' ? value : ''
}

/** The next section of the home page in its order: where a hidden section would be. */
export const sectionAfter = (section: SectionType): SectionType | undefined => {
  const order: readonly SectionType[] = homeSections
  const place = order.indexOf(section)
  return place === -1 ? undefined : order[place + 1]
}
