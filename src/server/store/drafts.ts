import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type DraftDocument, isDraftDocument } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { Problem } from '../problems/problem.ts'
import { type ReadDraft, readDraft } from './read-draft.ts'
import type { DraftTable, Tables } from './tables.ts'

/** What a draft belongs to: a document, one entry of it, or a picture. */
export type DraftSubject = {
  readonly document: DraftDocument
  /** Id of the entry or picture, or the name of a new entry. Undefined for a whole document. */
  readonly entry?: string | undefined
}

/** A stored draft without its values. */
export type DraftSummary = DraftSubject & {
  readonly version: string
  readonly savedAt: string
  readonly changes: number
}

export type StoredDraft = DraftSummary & ReadDraft & { readonly baseTag: string | null }

/** When a person last changed a draft of theirs. */
export type OthersDraft = DraftSubject & { readonly name: string; readonly savedAt: string }

export type DraftToStore = {
  readonly account: string
  readonly subject: DraftSubject
  /** Version that this state was made from; undefined if there was no draft. */
  readonly basedOn: string | undefined
  readonly changes: number
  readonly format: number
  readonly baseTag: string | null
  /** JSON. */
  readonly base: string
  /** JSON. */
  readonly value: string
}

/** Limits per person. */
export const maxDrafts = 300
const maxLeftOut = 1000
const maxDraftBytes = 16 * 1024 * 1024

/** Drafts of other people that changed in this time, in ms, count as being edited. */
const presenceLifetime = 24 * 60 * 60 * 1000

const summaryColumns = ['document', 'entry', 'version', 'saved_at', 'changes'] as const

export type Drafts = ReturnType<typeof createDrafts>

/** What people have edited and not published. Each person sees only the contents of her own drafts. */
export function createDrafts(db: Kysely<Tables>, now = () => new Date()) {
  const ofAccount = (account: string) => db.selectFrom('draft').where('account', '=', account)

  const ofSubject = (account: string, subject: DraftSubject) =>
    db.selectFrom('draft').where(({ and }) => and(keyOf(account, subject)))

  async function refuseTooMuch(account: string, subject: DraftSubject, bytes: number): Promise<void> {
    const others = await ofAccount(account)
      .where(({ not, and }) => not(and(keyOf(account, subject))))
      .select(({ fn }) => [
        fn.countAll().as('count'),
        sql<number>`coalesce(sum(length(value) + length(base)), 0)`.as('bytes'),
      ])
      .executeTakeFirst()
    const stored = Number(others?.bytes ?? 0)
    if (Number(others?.count ?? 0) < maxDrafts && stored + bytes <= maxDraftBytes) return
    const detail = 'Tiene demasiados cambios sin publicar. Publique o descarte algunos antes de seguir.'
    throw new Problem('too_large', { detail })
  }

  return {
    /** Oldest first. */
    list: async (account: string): Promise<DraftSummary[]> => {
      const rows = await ofAccount(account).select(summaryColumns).orderBy('saved_at').execute()
      return rows.map(toSummary)
    },

    /** Which drafts other people have changed lately, without what they say. Newest first. */
    listOthers: async (account: string): Promise<OthersDraft[]> => {
      const since = new Date(now().getTime() - presenceLifetime).toISOString()
      const rows = await db
        .selectFrom('draft')
        .innerJoin('user', 'user.id', 'draft.account')
        .where('account', '!=', account)
        .where('saved_at', '>', since)
        .select(['document', 'entry', 'saved_at', 'user.name', 'user.email'])
        .orderBy('saved_at', 'desc')
        .limit(100)
        .execute()
      return rows.map(({ name, email, saved_at, ...row }) => ({
        ...toSubject(row),
        name: name || email,
        savedAt: saved_at,
      }))
    },

    find: async (account: string, subject: DraftSubject): Promise<StoredDraft | undefined> => {
      const row = await ofSubject(account, subject).selectAll().executeTakeFirst()
      return row && toDraft(row)
    },

    /** All drafts of a person, with their values. */
    listWhole: async (account: string): Promise<StoredDraft[]> => {
      const rows = await ofAccount(account).selectAll().orderBy('saved_at').execute()
      return rows.map(toDraft)
    },

    /**
     * Stores a state of a draft.
     * @returns undefined if the stored draft is not the one that the state was made from.
     * @throws {Problem} `too_large` when the person has too many drafts.
     */
    async store({ account, subject, basedOn, ...state }: DraftToStore): Promise<DraftSummary | undefined> {
      await refuseTooMuch(account, subject, Buffer.byteLength(state.base) + Buffer.byteLength(state.value))
      const { baseTag, ...values } = state
      const version = { version: randomUUID(), saved_at: now().toISOString() }
      const written = { ...version, base_tag: baseTag, ...values }
      const key = keyOf(account, subject)
      // One statement, so that of two devices that write at once only one succeeds.
      const row = await (basedOn === undefined
        ? db
            .insertInto('draft')
            .values({ ...key, ...written })
            .onConflict((conflict) => conflict.columns(['account', 'document', 'entry']).doNothing())
            .returning(summaryColumns)
            .executeTakeFirst()
        : db
            .updateTable('draft')
            .set(written)
            .where(({ and }) => and({ ...key, version: basedOn }))
            .returning(summaryColumns)
            .executeTakeFirst())
      return row && toSummary(row)
    },

    /** The things that a person leaves out of her next publish. */
    leftOut: async (account: string) => {
      const rows = await db
        .selectFrom('left_out')
        .select(['document', 'entry', 'thing'])
        .where('account', '=', account)
        .orderBy('thing')
        .execute()
      return rows.map(({ thing, ...key }) => ({ ...toSubject(key), thing }))
    },

    /** @throws {Problem} `too_large` when the person leaves out too much. */
    async leaveOut(account: string, subject: DraftSubject, thing: string, isLeftOut: boolean): Promise<void> {
      const row = { ...keyOf(account, subject), thing }
      if (!isLeftOut) {
        await db
          .deleteFrom('left_out')
          .where(({ and }) => and(row))
          .execute()
        return
      }
      const { count } = await db
        .selectFrom('left_out')
        .where('account', '=', account)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= maxLeftOut) {
        throw new Problem('too_large', {
          detail: 'Apartó demasiados cambios. Publique o deshaga algunos antes.',
        })
      }
      await db
        .insertInto('left_out')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Removes a draft that is still at this version. @returns whether there is none afterwards. */
    remove: async (account: string, subject: DraftSubject, version: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('draft')
        .where(({ and }) => and({ ...keyOf(account, subject), version }))
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) {
        // Nothing is left of it that could be left out.
        await db
          .deleteFrom('left_out')
          .where(({ and }) => and(keyOf(account, subject)))
          .execute()
        return true
      }
      return (await ofSubject(account, subject).select('version').executeTakeFirst()) === undefined
    },
  }
}

/** Whether drafts of this subject can exist. */
export function isDraftSubject({ document, entry }: { document: string; entry?: string | undefined }) {
  if (document === 'pictures') return entry !== undefined
  return isDraftDocument(document) && (entry === undefined || isEntryDocument(document))
}

type Key = Pick<DraftTable, 'document' | 'entry'>

const keyOf = (account: string, { document, entry = '' }: DraftSubject) => ({ account, document, entry })

const toSubject = ({ document, entry }: Key): DraftSubject =>
  entry === '' ? { document } : { document, entry }

const toSummary = (row: Pick<DraftTable, (typeof summaryColumns)[number]>): DraftSummary => ({
  ...toSubject(row),
  version: row.version,
  savedAt: row.saved_at,
  changes: row.changes,
})

const toDraft = (row: DraftTable): StoredDraft => ({
  ...toSummary(row),
  baseTag: row.base_tag,
  ...readDraft(row),
})
