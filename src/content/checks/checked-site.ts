import type { PageDocument } from '#content/addresses/page-documents.ts'
import { type DocumentName, documents } from '#content/documents/documents.ts'
import { entryDocuments, entryTitle, wholeDocuments } from '#content/documents/entries.ts'
import type { DocumentValues, Snapshot } from '#content/documents/snapshot.ts'
import { separateSample } from '#content/documents/without-sample.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { factsOf, type WithFacts } from '#content/facts/complete-snapshot.ts'
import { fieldAt, leaves, trailOf } from '#content/fields/field-walk.ts'
import { type Field, type LeafField, schemaTree } from '#content/fields/schema-tree.ts'
import { itemPath } from '#content/values/item-path.ts'
import { childOf, type Json, pathSegments } from '#content/values/json.ts'
import { once } from '#content/values/once.ts'
import { type SampleTexts, sampleTextsOf } from './sample-texts.ts'

export type CheckOptions = {
  /** The bundled sample. Without it, nothing is compared with the sample. */
  readonly sample?: DocumentValues | undefined
  /** The day of the check, as `2026-01-31`. */
  readonly today: string
}

/** A text of a part, as visitors read it. */
type PartText = {
  readonly path: string
  readonly field: LeafField
  readonly text: string
}

/** What the rules look at as one: a document, or one entry of a list document. */
export type Part = {
  readonly document: DocumentName
  /** Id of the entry; undefined for a document. */
  readonly entry: string | undefined
  /** As visitors see it: with facts in place of marks and of empty derived fields. */
  readonly shown: Json
  /** As it is saved. */
  readonly stored: Json
  /** Every text that is not empty, without hidden items of lists. */
  readonly texts: readonly PartText[]
  /** The path with ids for a path with positions. */
  readonly itemPath: (path: string) => string
  /** Where a path is, in the owner's words. */
  readonly labelOf: (path: string) => string
  readonly isOwnerOnly: (path: string) => boolean
}

export type CheckedSite = CheckOptions & {
  /** With complete site content. The entries are as they are stored, with hidden ones and with marks. */
  readonly shown: Snapshot
  readonly stored: Snapshot
  readonly withFacts: WithFacts
  /** The ids and aliases of the entries that have a page. */
  readonly pageIds: () => PageIds
  /** The texts of the sample by the part that is compared with them. */
  readonly sampleTexts: () => SampleTexts
  /** The paths in the site content of what visitors of a public address do not see, because it is the sample's. */
  readonly samplePaths: () => readonly string[]
}

export type PageIds = { readonly [Name in PageDocument]: ReadonlySet<string> }

export const checkedSite = (stored: Snapshot, options: CheckOptions): CheckedSite => ({
  ...options,
  stored,
  shown: { ...stored, 'site-content': completeContent(stored['site-content']) },
  withFacts: factsOf(stored['site-content']),
  pageIds: once(() => pageIdsIn(stored)),
  samplePaths: once(() => (options.sample ? separateSample(options.sample, stored).samplePaths : [])),
  sampleTexts: once(() => (options.sample ? sampleTextsOf(options.sample) : new Map())),
})

function pageIdsIn(stored: Snapshot): PageIds {
  const idsIn = (name: PageDocument) =>
    new Set(stored[name].filter(({ visible }) => visible).flatMap(({ id, aliases }) => [id, ...aliases]))
  return {
    services: idsIn('services'),
    diseases: idsIn('diseases'),
    symptoms: idsIn('symptoms'),
    pages: idsIn('pages'),
  }
}

/** Every part of the site that visitors can see. Made one by one, so that the caller can pause between two. */
export function* partsOf({ shown, stored, withFacts, today }: CheckedSite): Generator<Part> {
  for (const document of wholeDocuments) {
    const tree = schemaTree(documents[document].schema)
    const read = document === 'site-content' ? shown[document] : withFacts(stored[document])
    yield part({ document, entry: undefined, tree, shown: read, stored: stored[document], today })
  }
  for (const document of entryDocuments) {
    const list = schemaTree(documents[document].schema)
    if (list.kind !== 'list') continue
    for (const saved of stored[document]) {
      if (!saved.visible) continue
      const entry = withFacts(saved)
      const title = entryTitle(entry)
      yield part({ document, entry: entry.id, tree: list.item, shown: entry, stored: saved, title, today })
    }
  }
}

type PartInput = Pick<Part, 'document' | 'entry' | 'shown' | 'stored'> & {
  readonly tree: Field
  readonly title?: string
  readonly today: string
}

function part({ tree, title, today, ...rest }: PartInput): Part {
  const texts = once(() => textsIn(tree, rest.shown, isOver(rest.document, today)))
  return {
    ...rest,
    get texts() {
      return texts()
    },
    itemPath: (path) => itemPath(rest.stored, path),
    labelOf: (path) => labelIn(tree, rest.shown, itemPath(rest.stored, path), title),
    isOwnerOnly: (path) => fieldAt(tree, path)?.ownerOnly === true,
  }
}

/** Within an entry the paths of a document's tree begin with '*'. */
function textsIn(tree: Field, value: Json, isLeftOut: (item: Json) => boolean): PartText[] {
  return [...leaves(tree, value)].flatMap(({ path, field, value: text }) =>
    typeof text === 'string' &&
    text.trim() !== '' &&
    !isHiddenAt(value, path) &&
    !isAround(value, path, isLeftOut)
      ? [{ path, field, text }]
      : [],
  )
}

/** Whether one of the values around the path is such a value. */
function isAround(value: Json, path: string, isSuch: (around: Json) => boolean): boolean {
  let around: Json | undefined = value
  for (const segment of pathSegments(path)) {
    if (around !== undefined && isSuch(around)) return true
    around = childOf(around, segment)
  }
  return false
}

/** Whether a path is inside of a hidden item. */
export const isHiddenAt = (value: Json, path: string): boolean =>
  isAround(value, path, (around) => childOf(around, 'visible') === false)

/** Notices and pages of her own that have ended stay in the list, where only the owner sees them. */
const isOver = (document: DocumentName, today: string) => (item: Json) => {
  const until = document === 'notices' || document === 'pages' ? childOf(item, 'until') : undefined
  return typeof until === 'string' && until !== '' && until < today
}

function labelIn(tree: Field, value: Json, path: string, title: string | undefined): string {
  const field = fieldAt(tree, path)
  const trail = [...(title ? [title] : []), ...trailOf(tree, value, path)]
  const isItem = field?.key === '*'
  return [...trail, ...(field && !isItem ? [field.label] : [])].join(' › ')
}
