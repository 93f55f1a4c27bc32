import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type DocumentName, isDocumentName } from '#content/documents/documents.ts'
import { draftDocuments } from '#content/documents/draft-schema.ts'
import type { Role } from '#contract/call.ts'
import { readDraft } from './read-draft.ts'
import { parseJson } from './stored-value.ts'
import type { DatedChangeTable, Tables } from './tables.ts'

/** What changes in one document or entry. The values are stored as revisions store them. */
const part = z.object({
  document: z.enum(draftDocuments),
  /** Id of the entry or picture; empty for a whole document. */
  entry: z.string(),
  /** JSON; null for a new entry. */
  base: z.string().nullable(),
  /** Name that a new entry had in the next version. */
  newName: z.string().optional(),
  /** JSON. */
  value: z.string(),
})
export type DatedPart = z.output<typeof part>

const revisionNumbers = z.partialRecord(z.string(), z.int())

export type DatedChange = {
  readonly id: string
  readonly dueAt: Date
  readonly state: DatedChangeTable['state']
  readonly author: string
  readonly role: Role
  readonly createdAt: string
  readonly parts: readonly DatedPart[]
  readonly revisions: { readonly [Name in DocumentName]?: number }
}

/** Limit for the whole site. */
export const maxDatedChanges = 60

/** Changes that are published at a time that a person chose. */
export function createDatedChanges(db: Kysely<Tables>, now = () => new Date()) {
  const open = () =>
    db
      .selectFrom('dated_change')
      .selectAll()
      .where('state', '!=', 'published')
      .orderBy('due_at')
      .orderBy('id')

  return {
    /** In the order of their times. */
    list: async (): Promise<DatedChange[]> => (await open().execute()).map(toChange),

    find: async (id: string): Promise<DatedChange | undefined> => {
      const row = await open().where('id', '=', id).executeTakeFirst()
      return row && toChange(row)
    },

    /** How many changes did not fit at their time, and wait for a decision of a person. */
    async countRefused(): Promise<number> {
      const refused = db.selectFrom('dated_change').where('state', '=', 'refused')
      const { count } = await refused.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
      return Number(count)
    },

    /** When the next change has to be published; a time in the past for one that a process saved and did not publish. */
    nextDue: async (): Promise<Date | undefined> => {
      const row = await db
        .selectFrom('dated_change')
        .select(['due_at', 'state'])
        .where('state', 'in', ['waiting', 'saved'])
        // 'saved' is before 'waiting'.
        .orderBy('state')
        .orderBy('due_at')
        .executeTakeFirst()
      return row && new Date(row.state === 'saved' ? 0 : row.due_at)
    },

    /** Does nothing if the change is stored already. @param id Chosen by the caller. */
    async add(
      tx: Kysely<Tables>,
      { author, role, parts, dueAt }: Pick<DatedChange, 'dueAt' | 'author' | 'role' | 'parts'>,
      id: string = randomUUID(),
    ): Promise<string> {
      await tx
        .insertInto('dated_change')
        .values({
          id,
          author,
          role,
          state: 'waiting',
          parts: JSON.stringify(parts),
          due_at: dueAt.toISOString(),
          created_at: now().toISOString(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      return id
    },

    /** Gives a change another time. @returns whether it was still open. */
    move: async (id: string, dueAt: Date): Promise<boolean> => {
      const moved = db.updateTable('dated_change').set({ due_at: dueAt.toISOString(), state: 'waiting' })
      return isAny(moved.where('id', '=', id).where('state', 'in', undecided).returning('id'))
    },

    /** @returns whether it was still open. */
    remove: async (id: string, tx = db): Promise<boolean> => {
      const removed = tx.deleteFrom('dated_change').where('id', '=', id)
      return isAny(removed.where('state', 'in', undecided).returning('id'))
    },

    /**
     * Takes a change for saving, in the transaction that saves it. Of two instances only one gets it.
     * @param due Only if its time has come.
     * @returns whether the caller got it.
     */
    async claim(tx: Kysely<Tables>, id: string, due?: Date): Promise<boolean> {
      const claimed = tx.updateTable('dated_change').set({ state: 'saved' }).where('id', '=', id)
      const open = due
        ? claimed.where('state', '=', 'waiting').where('due_at', '<=', due.toISOString())
        : claimed.where('state', 'in', undecided)
      return isAny(open.returning('id'))
    },

    async noteRevisions(tx: Kysely<Tables>, id: string, revisions: DatedChange['revisions']): Promise<void> {
      await tx
        .updateTable('dated_change')
        .set({ revisions: JSON.stringify(revisions) })
        .where('id', '=', id)
        .execute()
    },

    /** Marks a change that did not fit at its time. */
    refuse: async (id: string, due: Date): Promise<void> => {
      await db
        .updateTable('dated_change')
        .set({ state: 'refused' })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', due.toISOString())
        .execute()
    },

    /** Forgets a change that visitors see. */
    finish: async (id: string): Promise<void> => {
      await db.deleteFrom('dated_change').where('id', '=', id).execute()
    },
  }
}

const isAny = async (changed: { readonly execute: () => Promise<readonly unknown[]> }): Promise<boolean> =>
  (await changed.execute()).length > 0

/** Which dated changes wait for their time, or for a decision of a person. */
const undecided = ['waiting', 'refused'] as const

/** The values of a part in the form of this version of the software. */
export function readPart({ base, ...stored }: DatedPart) {
  const read = readDraft({ ...stored, base: base ?? stored.value })
  return { value: read.value, base: base === null ? undefined : read.base }
}

function toChange(row: DatedChangeTable): DatedChange {
  const numbers = row.revisions === null ? {} : revisionNumbers.parse(parseJson(row.revisions))
  return {
    id: row.id,
    state: row.state,
    author: row.author,
    role: row.role,
    createdAt: row.created_at,
    dueAt: new Date(row.due_at),
    parts: z.array(part).parse(parseJson(row.parts)),
    revisions: Object.fromEntries(Object.entries(numbers).filter(([name]) => isDocumentName(name))),
  }
}
