import type { z } from 'zod'
import { arrange, arrangement } from './arrangement.ts'
import { type DocumentName, documentSchema } from './documents.ts'
import { type Entry, type EntryDocument, entrySchema, isEntryDocument } from './entries.ts'
import { isJson, type Json, valueAt, withValueAt } from './json.ts'
import type { Snapshot } from './snapshot.ts'

/** A draft over the saved version that it started from. */
export type DraftValues = {
  readonly document: DocumentName
  readonly entry?: string | undefined
  readonly base: Json
  readonly value: Json
}

/** Times to correct a draft before it is given up: one correction may reveal another error. */
const maxCorrections = 4

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

/** Parses a draft. Values that are not valid are replaced with those of the saved version. */
function parseCorrected<Value>(schema: z.ZodType<Value>, base: Json, draft: Json): Value | undefined {
  let value = draft
  for (let correction = 0; correction < maxCorrections; correction += 1) {
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    for (const { path } of parsed.error.issues) {
      const place = path.join('.')
      const saved = valueAt(base, place)
      if (saved === undefined || !isJson(saved)) return schema.safeParse(base).data
      value = withValueAt(value, place, saved)
    }
  }
  return schema.safeParse(base).data
}
