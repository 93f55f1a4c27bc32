import { hasPages } from '#content/addresses/page-documents.ts'
import { textLeaves } from '#content/checks/sample-texts.ts'
import { sampleNote } from '#content/documents/sample-note.ts'
import type { TracedField } from '#content/documents/traced-field.ts'
import { withoutTracers } from '#content/documents/tracers.ts'
import { positionPath } from '#content/values/item-path.ts'
import { isWithin, type Json, joinPath, pathSegments, valueAt } from '#content/values/json.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { isOpeningTag, partsOf, tagName } from './merge-tracers.ts'

/** What a page shows to its owner only: visitors of a public address do not see what the sample invents. */
export type SampleMarks = {
  /** The numbers of the tracers, each with the value of the sample that its field is a part of. */
  readonly values: readonly (readonly [number, string])[]
  /** The types of the sections that visitors do not see at all. */
  readonly sections: readonly string[]
}

export const noSampleMarks: SampleMarks = { values: [], sections: [] }

/** What the owner sees, and the same without what the sample invents. */
type Compared<Shown> = { readonly shown: Shown; readonly own: Shown }

/**
 * The fields that visitors read otherwise, or not at all. Both sites are complete, so this includes derived fields and
 * facts within texts.
 * @param samplePaths Values of the site content that `own` does not have.
 */
export function sampleValues(
  fields: ReadonlyMap<number, TracedField>,
  { shown, own }: Compared<OpenSite>,
  samplePaths: readonly string[],
): SampleMarks['values'] {
  const gone = placesIn(samplePaths)
  return [...fields].flatMap(([number, field]) => {
    const { document, entry } = field
    const isContent = document === 'site-content'
    const value = partOf(shown, field)
    const path = positionPath(value, field.path)
    if (path === undefined) return []
    const ownPath = isContent ? pathWithout(gone, path) : path
    const isSame = ownPath !== undefined && valueAt(partOf(own, field), ownPath) === valueAt(value, path)
    if (isSame) return []
    const around = isContent ? samplePaths.find((samplePath) => isWithin(path, samplePath)) : entry
    return [[number, `${document} ${around ?? path}`] as const]
  })
}

/** The document or entry of a field. */
function partOf(site: OpenSite, { document, entry }: TracedField): Json | undefined {
  if (entry === undefined) return document === 'gallery' ? site.gallery : site['site-content']
  if (document === 'testimonials') return site.testimonials.find(({ id }) => id === entry)
  return hasPages(document) ? site[document].find(entry) : undefined
}

/** The places of items in each list, by the path of the list. */
function placesIn(paths: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const items = paths.flatMap((path) => {
    const [, list, place] = /^(.+)\.(\d+)$/.exec(path) ?? []
    return list === undefined ? [] : [{ list, place: Number(place) }]
  })
  return new Map(
    [...Map.groupBy(items, ({ list }) => list)].map(([list, all]) => [list, all.map(({ place }) => place)]),
  )
}

/** The path of a value once some items are no longer in their lists; undefined for a value of such an item. */
function pathWithout(gone: ReturnType<typeof placesIn>, path: string): string | undefined {
  let [before, after] = ['', '']
  for (const segment of pathSegments(path)) {
    const goneHere = gone.get(before) ?? []
    const place = Number(segment)
    if (goneHere.includes(place)) return undefined
    const goneBefore = goneHere.filter((each) => each < place)
    after = joinPath(after, goneBefore.length > 0 ? place - goneBefore.length : segment)
    before = joinPath(before, segment)
  }
  return after
}

/** The types of the sections that only the first of two pages has. */
export function sampleSections({ shown, own }: Compared<string>): string[] {
  const known = new Set(sectionsIn(own))
  return [...new Set(sectionsIn(shown))].filter((type) => !known.has(type))
}

const sectionsIn = (body: string): string[] =>
  [...body.matchAll(/ data-section="(\w+)"/g)].flatMap(([, type]) => type ?? [])

type Untraced = Compared<string> & {
  /** The texts of the sample's values. */
  readonly texts: readonly string[]
}

/**
 * Gives an attribute to elements that show a value of the sample without a tracer, such as hours that a layout writes
 * in a sentence of its own, or a link. Only in sections that visitors see.
 */
export function markUntraced({ shown, own, texts }: Untraced): string {
  const known = new Map(
    [...Map.groupBy(partsOf(own), ([start]) => start)].map(([start, parts]) => [
      start,
      new Set(parts.flat()),
    ]),
  )
  const patterns = texts.map((text) => text.toLowerCase())
  return partsOf(shown)
    .map((part) => {
      const ownTokens = known.get(part[0])
      if (!ownTokens) return part.join('')
      const isOfSample = (token: string) => {
        if (ownTokens.has(token) || withoutTracers(token) !== token) return false
        const small = token.toLowerCase()
        return patterns.some((text) => small.includes(text))
      }
      return markPart(part, isOfSample).join('')
    })
    .join('')
}

function markPart(part: readonly string[], isOfSample: (token: string) => boolean): string[] {
  const marked = new Set<number>()
  const open: number[] = []
  for (const [index, token] of part.entries()) {
    if (isOpeningTag(token)) {
      open.push(index)
      if (tagName(token) === '<a' && isOfSample(token)) marked.add(index)
    } else if (token.startsWith('</')) open.pop()
    else if (!token.startsWith('<') && isOfSample(token)) {
      const around = open.at(-1)
      if (around !== undefined && !/^<(?:script|style)/.test(part[around] ?? '')) marked.add(around)
    }
  }
  return part.map((token, index) => (marked.has(index) ? token.replace(/>$/, ` ${markOf(token)}>`) : token))
}

/** A link may show only an icon, so the mark is told too. */
const markOf = (tag: string): string =>
  `data-untraced-sample=""${tagName(tag) === '<a' ? ` aria-description="${sampleNote}"` : ''}`

/** Texts that are long enough not to be a part of another text by chance. */
const minText = 4

/** The texts of the sample's values in the site content. */
export const sampleTexts = (content: Json, samplePaths: readonly string[]): string[] =>
  samplePaths
    .flatMap((path) => [...textLeaves(valueAt(content, path) ?? '')])
    .flatMap(({ value }) => (value.length < minText ? [] : [value]))
