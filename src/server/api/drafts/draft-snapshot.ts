import type { z } from 'zod'
import { arrange, arrangement } from '#content/documents/arrangement.ts'
import { type DocumentName, documentSchema } from '#content/documents/documents.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { type Entry, type EntryDocument, entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import type { MediaItems, Snapshot } from '#content/documents/snapshot.ts'
import { acceptableValue } from '#content/fields/acceptable-value.ts'
import { pictureDraft, pictureDraftOf } from '#content/media/picture-draft.ts'
import type { Json } from '#content/values/json.ts'

export type Draft = {
  readonly document: DraftDocument
  /** Id of the entry or picture; another one is a new entry. Without it, the draft is a whole document or the order of entries. */
  readonly entry?: string | undefined
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
function mediaWith(media: MediaItems, { entry = '', value }: Draft): MediaItems {
  const item = media.get(entry)
  if (!item) return media
  const saved = pictureDraftOf(item)
  const { accepted = saved } = acceptableValue(pictureDraft, value, saved)
  const { alt, decorative, file, focusX, focusY } = accepted
  const shownFile = [...media.values()].find(
    ({ preparedFor, version }) => preparedFor === entry && version === file,
  )
  const focus = { x: focusX, y: focusY }
  return new Map(media).set(entry, { ...item, ...shownFile, id: entry, alt, decorative, focus })
}

function accepted<Value>(
  schema: z.ZodType<Value>,
  { document, entry, value }: DocumentDraft,
  stored: Json | undefined,
  refused: RefusedValue[],
): Value | undefined {
  const { accepted, refusedPaths } = acceptableValue(schema, value, stored)
  refused.push(...refusedPaths.map((path) => ({ document, path, ...(entry && { entry }) })))
  return accepted ?? schema.safeParse(stored).data
}
