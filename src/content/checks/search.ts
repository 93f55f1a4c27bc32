import { hasPages } from '#content/addresses/page-documents.ts'
import { type DescribedEntry, entryMetadata } from '#content/documents/entry-metadata.ts'
import { upperFirst } from '#content/texts/words.ts'
import { isJsonObject, valueAt } from '#content/values/json.ts'
import type { CheckedSite, Part } from './checked-site.ts'
import type { Found } from './finding.ts'
import type { Rule } from './rule.ts'

/** About what Google shows on a phone. Longer texts end in '…'. */
const maxTitle = 62
const maxDescription = 160

/** Titles and descriptions that search results cut. */
export const searchRules: readonly Rule[] = [
  {
    id: 'titulo-cortado',
    level: 'sugiere',
    reason: 'Los buscadores cortan lo que no cabe, y lo cortado suele ser su nombre o su ciudad.',
    find: (part, site) => tooLong(shownTexts(part, site, 'title'), maxTitle, 'El título para buscadores'),
  },
  {
    id: 'descripcion-cortada',
    level: 'sugiere',
    reason: 'Los buscadores cortan la descripción que no cabe: diga lo importante al principio.',
    find: (part, site) =>
      tooLong(shownTexts(part, site, 'description'), maxDescription, 'La descripción para buscadores'),
  },
]

type Shown = { readonly path: string; readonly text: string }

const tooLong = (shown: readonly Shown[], max: number, what: string): Found[] =>
  shown
    .filter(({ text }) => text.length > max)
    .map(({ path, text }) => ({
      path,
      text: `${what} tiene ${text.length} caracteres; se ven unos ${max}.`,
      part: text,
    }))

const pageGroups = ['home', 'contact', 'services.page', 'symptoms.page', 'diseasesSection.page'] as const

function shownTexts({ document, shown }: Part, site: CheckedSite, key: 'title' | 'description'): Shown[] {
  if (document === 'site-content')
    return pageGroups.flatMap((group) => {
      const path = `${group}.metadata${upperFirst(key)}`
      const text = valueAt(shown, path)
      return typeof text === 'string' ? [{ path, text }] : []
    })
  const entry = describedEntry(shown)
  if (!hasPages(document) || !entry) return []
  const metadata = entryMetadata(document, entry, site.shown['site-content'].doctorInfo)
  return [{ path: `metadata.${key}`, text: metadata[key] }]
}

function describedEntry(shown: Part['shown']): DescribedEntry | undefined {
  if (!isJsonObject(shown)) return undefined
  const text = (path: string) => {
    const value = valueAt(shown, path)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name') || text('title'),
    shortDescription: text('shortDescription'),
    metadata: { title: text('metadata.title'), description: text('metadata.description') },
  }
}
