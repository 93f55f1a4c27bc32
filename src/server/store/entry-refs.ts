import { z } from 'zod'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { parseJson } from './stored-value.ts'

/** Refers to one saved state of an entry. A revision of a list document is a list of these. */
export type EntryRef = {
  /** Identifies the entry for ever, also when its id changes. */
  readonly key: string
  readonly id: string
  /** Number of the document's revision that saved this state. */
  readonly number: number
  /** When it was saved: ISO 8601, UTC. */
  readonly createdAt: string
  readonly aliases: readonly string[]
}

/** Key, id, number, time in ms since 1970, aliases. Short, because every revision of the document repeats it. */
const storedRef = z.tuple([z.string(), z.string(), z.int(), z.int(), z.array(z.string())])
const storedRefs = z.object({ entries: z.array(storedRef) })

/** The references that a revision's text holds. */
export function refsIn(value: string): readonly EntryRef[] {
  return storedRefs.parse(parseJson(value)).entries.map(([key, id, number, time, aliases]) => ({
    key,
    id,
    number,
    aliases,
    createdAt: new Date(time).toISOString(),
  }))
}

/** The text of a revision with these references. */
export const refsText = (refs: readonly EntryRef[]): string =>
  JSON.stringify({
    entries: refs.map(
      ({ key, id, number, createdAt, aliases }): z.input<typeof storedRef> => [
        key,
        id,
        number,
        Date.parse(createdAt),
        [...aliases],
      ],
    ),
  })

/** ETag of an entry's state: `"services/colposcopia-12.mk3f0a1c"`. */
export const entryTag = (document: string, { key, ...state }: EntryRef): string =>
  revisionTag(`${document}/${key}`, state)
