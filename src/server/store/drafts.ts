import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { thingsIn } from '#content/changes/change.ts'
import { diff, draftDiff } from '#content/changes/diff.ts'
import { type DraftDocument, isDraftDocument } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { Json } from '#content/values/json.ts'
import { Problem } from '../problems/problem.ts'
import { draftTree, type ReadDraft, readDraft } from './read-draft.ts'
import { setAside } from './set-aside.ts'
import type { DraftChangeTable, DraftTable, Tables } from './tables.ts'
import { transact } from './transact.ts'

/** What a draft belongs to: a document, one entry of it, or a picture. */
export type DraftSubject = {
  readonly document: DraftDocument
  /** Id of the entry or picture, or the name of a new entry. Undefined for a whole document. */
  readonly entry?: string | undefined
}

/** Who changed one thing last, and whether it is left out of the next publish. */
export type ChangeNote = {
  /** Key of the thing: see `content/changes/change.ts`. */
  readonly key: string
  readonly author: string
  readonly changedAt: string
  readonly isLeftOut: boolean
}

/** A stored draft without its values. */
export type DraftSummary = DraftSubject & {
  readonly version: string
  readonly savedAt: string
  readonly changes: number
}

export type NotedDraft = DraftSummary & { readonly notes: readonly ChangeNote[] }

export type StoredDraft = DraftSummary & ReadDraft & { readonly baseTag: string | null }

export type DraftToStore = {
  /** Name of the person who changed it. Undefined when only what is saved changed. */
  readonly author: string | undefined
  readonly subject: DraftSubject
  /** Version that this state was made from; undefined if there was no draft. */
  readonly basedOn: string | undefined
  readonly baseTag: string | null
  readonly base: Json
  readonly value: Json
}

/** Limits of the site. */
export const maxDrafts = 300
const maxLeftOut = 1000
const maxDraftBytes = 16 * 1024 * 1024

const summaryColumns = ['document', 'entry', 'version', 'saved_at', 'changes'] as const

export type Drafts = ReturnType<typeof createDrafts>

/**
 * The next version of the site: what was edited and not published, one draft for each document, entry and picture. All
 * who edit share it.
 */
export function createDrafts(db: Kysely<Tables>, now = () => new Date()) {
  async function refuseTooMuch(tx: Kysely<Tables>, subject: DraftSubject, bytes: number): Promise<void> {
    const others = await tx
      .selectFrom('draft')
      .where(({ not, and }) => not(and(keyOf(subject))))
      .select(({ fn }) => [
        fn.countAll().as('count'),
        sql<number>`coalesce(sum(length(value) + length(base)), 0)`.as('bytes'),
      ])
      .executeTakeFirst()
    const stored = Number(others?.bytes ?? 0)
    if (Number(others?.count ?? 0) < maxDrafts && stored + bytes <= maxDraftBytes) return
    const detail = 'Hay demasiados cambios sin publicar. Publique o descarte algunos antes de seguir.'
    throw new Problem('too_large', { detail })
  }

  async function storeIn(
    tx: Kysely<Tables>,
    { author, subject, basedOn, baseTag, base, value }: DraftToStore,
  ): Promise<DraftSummary | 'removed' | undefined> {
    const changes = thingsIn(draftDiff(draftTree(subject), base, value, baseTag === null)).length
    if (changes === 0) return (await removed(tx, { ...subject, version: basedOn })) ? 'removed' : undefined
    const texts = { base: JSON.stringify(base), value: JSON.stringify(value) }
    await refuseTooMuch(tx, subject, Buffer.byteLength(texts.base) + Buffer.byteLength(texts.value))
    const written = {
      version: randomUUID(),
      saved_at: now().toISOString(),
      base_tag: baseTag,
      changes,
      ...texts,
    }
    const former = await findDraft(tx, subject)
    // One statement, so that of two editors who write at once only one succeeds.
    const row = await (basedOn === undefined
      ? tx
          .insertInto('draft')
          .values({ ...keyOf(subject), ...written })
          .onConflict((conflict) => conflict.columns(['document', 'entry']).doNothing())
          .returningAll()
          .executeTakeFirst()
      : tx
          .updateTable('draft')
          .set(written)
          .where(({ and }) => and({ ...keyOf(subject), version: basedOn }))
          .returningAll()
          .executeTakeFirst())
    if (!row) return undefined
    await noteChanges(tx, { former, stored: toDraft(row), author })
    return toSummary(row)
  }

  return {
    find: (subject: DraftSubject) => findDraft(db, subject),

    /** Oldest first. */
    list: async (): Promise<NotedDraft[]> => {
      const rows = await db.selectFrom('draft').select(summaryColumns).orderBy('saved_at').execute()
      const notes = await db.selectFrom('draft_change').selectAll().orderBy('key').execute()
      const bySubject = Map.groupBy(notes, rowName)
      return rows.map((row) => ({
        ...toSummary(row),
        notes: (bySubject.get(rowName(row)) ?? []).map(toNote),
      }))
    },

    /** Who changed each thing of a draft. */
    notesOf: (subject: DraftSubject) => readNotes(db, subject),

    /**
     * Stores a state of a draft, or removes the draft if it is what is saved.
     * @returns undefined if the stored draft is not the one that the state was made from.
     * @throws {Problem} `too_large` when there are too many drafts.
     */
    store: (draft: DraftToStore): Promise<DraftSummary | 'removed' | undefined> =>
      transact(db, (tx) => storeIn(tx, draft)),
    storeIn,

    /**
     * Leaves one thing out of the next publish, or takes it in again.
     * @throws {Problem} `too_large` when too much is left out.
     */
    async leaveOut(subject: DraftSubject, key: string, isLeftOut: boolean, author: string): Promise<void> {
      const { count } = await db
        .selectFrom('draft_change')
        .where('left_out', '=', 1)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      if (isLeftOut && Number(count) >= maxLeftOut) {
        throw new Problem('too_large', {
          detail: 'Hay demasiados cambios apartados. Publique o deshaga algunos antes.',
        })
      }
      const left_out = isLeftOut ? 1 : 0
      await db
        .insertInto('draft_change')
        .values({ ...keyOf(subject), key, author, changed_at: now().toISOString(), left_out })
        .onConflict((conflict) => conflict.columns(['document', 'entry', 'key']).doUpdateSet({ left_out }))
        .execute()
    },
  }
}

async function findDraft(tx: Kysely<Tables>, subject: DraftSubject): Promise<StoredDraft | undefined> {
  const of = tx.selectFrom('draft').where(({ and }) => and(keyOf(subject)))
  const row = await of.selectAll().executeTakeFirst()
  return row && toDraft(row)
}

/** Who changed each thing of a draft. */
async function readNotes(tx: Kysely<Tables>, subject: DraftSubject): Promise<ChangeNote[]> {
  const of = tx.selectFrom('draft_change').where(({ and }) => and(keyOf(subject)))
  return (await of.selectAll().orderBy('key').execute()).map(toNote)
}

/** Removes a draft that is still at this version. @returns whether there is none afterwards. */
async function removed(
  tx: Kysely<Tables>,
  { version = '', ...subject }: DraftSubject & { readonly version?: string | undefined },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('draft')
    .where(({ and }) => and({ ...keyOf(subject), version }))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return (await findDraft(tx, subject)) === undefined
  await deleteNotes(tx, subject).execute()
  return true
}

/**
 * Removes the draft of a subject that is gone. What others than the person who deleted it had changed is set aside.
 */
export async function removeDraft(
  tx: Kysely<Tables>,
  subject: DraftSubject,
  deletedBy: string,
): Promise<void> {
  const draft = await findDraft(tx, subject)
  if (!draft) return
  const notes = (await readNotes(tx, subject)).filter(({ author }) => author !== deletedBy)
  const things = thingsIn(diff(draftTree(subject), draft.base, draft.value))
  const lost = things.filter(({ key }) => notes.some((note) => note.key === key))
  await setAside(
    tx,
    draft,
    lost.flatMap(({ changes }) => changes),
    notes,
  )
  await removed(tx, draft)
}

/** Gives a draft to an entry's new id. A draft that a deleted entry left there is set aside. */
export async function moveDraft(tx: Kysely<Tables>, from: DraftSubject, entry: string): Promise<void> {
  await removeDraft(tx, { ...from, entry }, '')
  for (const table of ['draft', 'draft_change'] as const)
    await tx
      .updateTable(table)
      .set({ entry })
      .where(({ and }) => and(keyOf(from)))
      .execute()
}

type Written = {
  readonly former: StoredDraft | undefined
  readonly stored: StoredDraft
  readonly author: string | undefined
}

/** Notes who changed each thing that differs from what is saved, and forgets those that no longer do. */
async function noteChanges(tx: Kysely<Tables>, { former, stored, author }: Written): Promise<void> {
  const { base, value, baseTag, savedAt } = stored
  const tree = draftTree(stored)
  const isNew = baseTag === null
  const keysFrom = (before: Json) => thingsIn(draftDiff(tree, before, value, isNew)).map(({ key }) => key)
  const keys = keysFrom(base)
  const written = new Set(keysFrom(former ? former.value : base))
  const all = deleteNotes(tx, stored)
  await (keys.length > 0 ? all.where('key', 'not in', keys) : all).execute()
  if (author === undefined) return
  const notes = keys
    .filter((key) => written.has(key))
    .map((key) => ({ ...keyOf(stored), key, author, changed_at: savedAt, left_out: 0 }))
  if (notes.length === 0) return
  await tx
    .insertInto('draft_change')
    .values(notes)
    .onConflict((conflict) =>
      conflict.columns(['document', 'entry', 'key']).doUpdateSet({ author, changed_at: savedAt }),
    )
    .execute()
}

const deleteNotes = (tx: Kysely<Tables>, subject: DraftSubject) =>
  tx.deleteFrom('draft_change').where(({ and }) => and(keyOf(subject)))

/** Whether drafts of this subject can exist. */
export function isDraftSubject({ document, entry }: { document: string; entry?: string | undefined }) {
  if (document === 'pictures') return entry !== undefined
  return isDraftDocument(document) && (entry === undefined || isEntryDocument(document))
}

type Key = Pick<DraftTable, 'document' | 'entry'>

const keyOf = ({ document, entry = '' }: DraftSubject) => ({ document, entry })

const rowName = ({ document, entry }: Key) => `${document}/${entry}`

const toNote = ({ key, author, changed_at, left_out }: DraftChangeTable): ChangeNote => ({
  key,
  author,
  changedAt: changed_at,
  isLeftOut: left_out === 1,
})

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
