import type { z } from 'zod'
import { acceptableValue } from '../fields/acceptable-value.ts'
import type { Json } from '../values/json.ts'
import { arrange, arrangement } from './arrangement.ts'
import { type DocumentName, documentSchema } from './documents.ts'
import { type Entry, type EntryDocument, entrySchema, isEntryDocument } from './entries.ts'
import type { Snapshot } from './snapshot.ts'

/** A draft over the saved version that it started from. */
export type DraftValues = {
  readonly document: DocumentName
  readonly entry?: string | undefined
  readonly base: Json
  readonly value: Json
}

/** The snapshot with drafts in place of what is published. A field that is not valid keeps its saved value. */
export function withDrafts(snapshot: Snapshot, drafts: readonly DraftValues[]): Snapshot {
  return drafts.reduce<Snapshot>((shown, draft) => {
    const { document, entry } = draft
    if (isEntryDocument(document)) {
      return entry === undefined
        ? withArrangement(shown, document, draft.value)
        : withEntry(shown, document, entry, draft)
    }
    return withDocument(shown, document, draft)
  }, snapshot)
}

function withDocument<Name extends DocumentName>(
  snapshot: Snapshot,
  document: Name,
  { base, value }: DraftValues,
): Snapshot {
  const parsed = parseCorrected(documentSchema(document), base, value)
  return parsed === undefined ? snapshot : { ...snapshot, [document]: parsed }
}

/** Entries that were added since then come last. */
function withArrangement(snapshot: Snapshot, document: EntryDocument, value: Json): Snapshot {
  const { data } = arrangement.safeParse(value)
  const entries: readonly Entry[] = snapshot[document]
  return data ? { ...snapshot, [document]: arrange(entries, data) } : snapshot
}

function withEntry<Name extends EntryDocument>(
  snapshot: Snapshot,
  document: Name,
  id: string,
  { base, value }: DraftValues,
): Snapshot {
  const parsed = parseCorrected<Entry>(entrySchema(document), base, value)
  if (parsed === undefined) return snapshot
  const entries: readonly Entry[] = snapshot[document]
  const isKnown = entries.some((entry) => entry.id === id)
  const shown = isKnown
    ? entries.map((entry) => (entry.id === id ? parsed : entry))
    : [...entries.filter((entry) => entry.id !== parsed.id), parsed]
  return { ...snapshot, [document]: shown }
}

/** The draft, with the values of the saved version that it started from in place of those that are not valid. */
const parseCorrected = <Value>(schema: z.ZodType<Value>, base: Json, draft: Json): Value | undefined =>
  acceptableValue(schema, draft, base).accepted ?? schema.safeParse(base).data
