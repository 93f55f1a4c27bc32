import type { z } from 'zod'
import { applyOver } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import { arrange, arrangement } from '#content/documents/arrangement.ts'
import { type DocumentName, documentRow, documentSchema } from '#content/documents/documents.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import {
  type Entry,
  type EntryDocument,
  entryDocuments,
  entrySchema,
  isEntryDocument,
  wholeDocuments,
} from '#content/documents/entries.ts'
import type { MediaItems, Snapshot } from '#content/documents/snapshot.ts'
import { acceptableValue } from '#content/fields/acceptable-value.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { pictureDraft, pictureDraftOf } from '#content/media/picture-draft.ts'
import { isJsonObject, type Json } from '#content/values/json.ts'
import type { EditedParts } from '#contract/draft-pages.ts'

export type Draft = {
  readonly document: DraftDocument
  /** Id of the entry or picture; another one is a new entry. Without it, the draft is a whole document or the order of entries. */
  readonly entry?: string | undefined
  /** The saved version that the draft started from. Without it, the version in the snapshot. */
  readonly base?: Json
  readonly value: Json
}

type DocumentDraft = Draft & { readonly document: DocumentName }

/** A value that is not shown, because its field does not accept it. */
type RefusedValue = { readonly document: DocumentName; readonly entry?: string; readonly path: string }

/** The snapshot with drafts in place of what is saved. A field that is not valid keeps its saved value. */
export function withDrafts(snapshot: Snapshot, drafts: readonly Draft[]) {
  const refused: RefusedValue[] = []
  let shown = snapshot
  for (const draft of drafts) {
    const { document } = draft
    if (document === 'pictures') {
      shown = { ...shown, media: mediaWith(shown.media, draft) }
      continue
    }
    const value = isEntryDocument(document)
      ? entriesWith(shown[document], { ...draft, document }, refused)
      : accepted(documentSchema(document), { ...draft, document }, shown[document], refused)
    if (value !== undefined) shown = { ...shown, [document]: value }
  }
  return { snapshot: shown, refused }
}

function entriesWith(
  entries: readonly Entry[],
  draft: Draft & { readonly document: EntryDocument },
  refused: RefusedValue[],
): readonly Entry[] {
  const { document, entry: id, value } = draft
  if (id === undefined) {
    const { data } = arrangement.safeParse(value)
    return data ? arrange(entries, data) : entries
  }
  const stored = entries.find((entry) => entry.id === id)
  const drafted = accepted<Entry>(entrySchema(document), draft, stored, refused)
  if (!drafted) return entries
  if (!stored) return [...entries.filter((entry) => entry.id !== drafted.id), drafted]
  const isTaken = entries.some((entry) => entry !== stored && entry.id === drafted.id)
  return isTaken ? entries : entries.map((entry) => (entry === stored ? drafted : entry))
}

/** The pictures with a draft of one of them. Values that are not valid keep the saved ones. */
function mediaWith(media: MediaItems, { entry = '', base, value }: Draft): MediaItems {
  const item = media.get(entry)
  if (!item) return media
  const saved = pictureDraftOf(item)
  const { accepted = saved } = acceptableValue(pictureDraft, value, base ?? saved)
  const { alt, decorative, file, focusX, focusY } = accepted
  const shownFile = [...media.values()].find(
    ({ preparedFor, version }) => preparedFor === entry && version === file,
  )
  const focus = { x: focusX, y: focusY }
  return new Map(media).set(entry, { ...item, ...shownFile, id: entry, alt, decorative, focus })
}

function accepted<Value>(
  schema: z.ZodType<Value>,
  { document, entry, base, value }: DocumentDraft,
  stored: Json | undefined,
  refused: RefusedValue[],
): Value | undefined {
  const former = base ?? stored
  // What others have published since she began, as a publish joins it.
  const joined =
    base !== undefined && stored !== undefined
      ? applyOver(diff(schemaTree(schema), base, value), stored)
      : value
  const { accepted, refusedPaths } = acceptableValue(schema, joined, former)
  refused.push(...refusedPaths.map((path) => ({ document, path, ...(entry && { entry }) })))
  return accepted ?? schema.safeParse(former).data
}

/** The unsaved edits of one person, as drafts over the snapshot. */
export function draftsOf(
  saved: Snapshot,
  { documents: parts, entries, arrangements, pictures }: EditedParts,
): Draft[] {
  return [
    ...wholeDocuments.flatMap((document) => {
      const [value, changed]: [Json, EditedParts['documents'][DocumentName]] = [
        saved[document],
        parts[document],
      ]
      if (!changed) return []
      // A list document has one part, the whole list.
      const whole = isJsonObject(value) ? { ...value, ...changed } : changed[documentRow(document).bodyKey]
      return whole === undefined ? [] : [{ document, value: whole }]
    }),
    ...entries.map(({ document, id, value }) => ({
      document,
      entry: id ?? '',
      // The page keeps its address while the address is edited.
      value: id !== undefined && isJsonObject(value) ? { ...value, id } : value,
    })),
    ...entryDocuments.flatMap((document) => {
      const value = arrangements[document]
      return value ? [{ document, value }] : []
    }),
    ...Object.entries(pictures).map(([entry, value]) => ({ document: 'pictures' as const, entry, value })),
  ]
}
