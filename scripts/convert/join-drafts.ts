import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { apply, applyOver } from '#content/changes/apply.ts'
import { thingsIn } from '#content/changes/change.ts'
import { diff, draftDiff } from '#content/changes/diff.ts'
import { placeWords } from '#content/changes/place-words.ts'
import { arrangement, mergeArrangements } from '#content/documents/arrangement.ts'
import { describeValue } from '#content/documents/describe-value.ts'
import { draftPlace, isArrangement, isDraftDocument } from '#content/documents/draft-schema.ts'
import { readRevisionTag } from '#content/documents/revision-tag.ts'
import type { Json } from '#content/values/json.ts'
import { createNextVersion } from '#server/store/migrations/0001-next-version-tables.ts'
import { draftTree, readDraft } from '#server/store/read-draft.ts'
import type { DraftTable } from '#server/store/tables.ts'
import type { FormerTables } from './former-tables.ts'
import { keysLeftOut } from './left-out-keys.ts'

type Row = Omit<DraftTable, 'document'> & { document: string; account: string }
type Person = { readonly id: string; readonly name: string; readonly role: string; readonly joined: string }
/** A draft that can be read, with the person who wrote it. */
type Own = {
  readonly row: Row
  readonly author: string
  readonly base: Json
  readonly value: Json
  readonly leftOut: ReadonlySet<string>
}

/**
 * Version 0.1 kept a draft for each person. They become one: the owner's first, then what fits of the others'. What
 * does not fit is set aside with its words.
 */
export async function joinDrafts(db: Kysely<FormerTables>): Promise<void> {
  const people = await readPeople(db)
  const rows = await db
    .selectFrom('draft')
    .select(['account', 'document', 'entry', 'version', 'saved_at', 'changes', 'base_tag', 'base', 'value'])
    .execute()
  const leftOut = await db.selectFrom('left_out').selectAll().execute()
  await db.schema.dropTable('left_out').execute()
  await db.schema.dropTable('draft').execute()
  await createNextVersion(db)

  const rank = new Map(people.map(({ id }, index) => [id, index]))
  const inOrder = rows.toSorted((one, other) => (rank.get(one.account) ?? 0) - (rank.get(other.account) ?? 0))
  for (const [first, ...others] of Map.groupBy(inOrder, subjectOf).values()) {
    if (!first) continue
    const [own, ...further] = [first, ...others].flatMap((row): Own[] => {
      const document = row.document
      const read = isDraftDocument(document) ? readDraft({ ...row, document }) : { unreadable: row.value }
      if ('unreadable' in read) return []
      const author = people.find(({ id }) => id === row.account)?.name ?? ''
      const things = leftOut.filter(
        (each) => each.account === row.account && subjectOf(each) === subjectOf(row),
      )
      return [{ row, author, ...read, leftOut: keysLeftOut({ ...row, ...read }, things) }]
    })
    if (!own) await db.insertInto('draft').values(withoutAccount(first)).execute()
    else if (own.row.base_tag === null) await storeNewEntries(db, [own, ...further])
    else await storeJoined(db, [own, ...further])
  }
}

const subjectOf = ({ document, entry }: { readonly document: string; readonly entry: string }) =>
  `${document}/${entry}`

const withoutAccount = ({ account: _, ...row }: Row) => row

/** Owners first, then in the order in which they joined. */
async function readPeople(db: Kysely<FormerTables>): Promise<Person[]> {
  const users = await db.selectFrom('user').select(['id', 'name', 'email', 'role', 'createdAt']).execute()
  return users
    .map(({ id, name, email, role, createdAt }) => ({
      id,
      name: name || email,
      role,
      joined: `${createdAt}`,
    }))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

const placeOf = ({ role, joined }: Person) => `${role === 'owner' ? 0 : 1} ${joined}`

/** New entries of several people are different ones, although each was the first new one of its person. */
async function storeNewEntries(db: Kysely<FormerTables>, all: readonly Own[]): Promise<void> {
  for (const [index, own] of all.entries()) {
    const entry = index === 0 ? own.row.entry : `${own.row.entry}.${index + 1}0`
    const row = { ...withoutAccount(own.row), entry }
    await db.insertInto('draft').values(row).execute()
    await noteThings(db, row, [own], own)
  }
}

async function storeJoined(db: Kysely<FormerTables>, all: readonly Own[]): Promise<void> {
  const newest = all.reduce((one, other) => (isLater(other.row, one.row) ? other : one))
  const { base } = newest
  const tree = treeOf(newest.row)
  let value = base
  for (const own of all) {
    const { row, author } = own
    if (
      isDraftDocument(row.document) &&
      isArrangement({ document: row.document, entry: row.entry || undefined })
    ) {
      const [start, mine, theirs] = [base, own.value, value].map((each) => arrangement.parse(each))
      if (start && mine && theirs) value = mergeArrangements(start, mine, theirs)
      continue
    }
    const wanted = applyOver(diff(tree, own.base, own.value), base)
    const joined = apply(diff(tree, base, wanted), value)
    value = joined.value
    for (const { change } of joined.misfits) {
      const words = describeValue(change.field, change.after)
      const place = `${placeName(row.document)}: ${placeWords(change)}`
      await db.insertInto('set_aside').values({ id: randomUUID(), author, place, words }).execute()
    }
  }
  const changes = thingsIn(diff(tree, base, value)).length
  const { row } = newest
  const joined = { ...withoutAccount(row), changes, base: JSON.stringify(base), value: JSON.stringify(value) }
  await db.insertInto('draft').values(joined).execute()
  await noteThings(db, joined, all, { base, value })
}

const treeOf = ({ document, entry }: { readonly document: string; readonly entry: string }) => {
  if (!isDraftDocument(document)) throw new TypeError(`There is no document '${document}'.`)
  return draftTree({ document, entry })
}

const placeName = (document: string) => (isDraftDocument(document) ? draftPlace(document).name : document)

function isLater(one: Row, other: Row): boolean {
  const [tag, otherTag] = [readRevisionTag(one.base_tag ?? ''), readRevisionTag(other.base_tag ?? '')]
  return tag !== undefined && otherTag !== undefined && tag.number > otherTag.number
}

/** Each thing of the joined draft was changed by the first person whose draft has the same thing. */
async function noteThings(
  db: Kysely<FormerTables>,
  row: Omit<Row, 'account'>,
  people: readonly Own[],
  { base, value }: Pick<Own, 'base' | 'value'>,
): Promise<void> {
  const tree = treeOf(row)
  const isNew = row.base_tag === null
  const keysOf = (each: Pick<Own, 'base' | 'value'>) =>
    thingsIn(draftDiff(tree, each.base, each.value, isNew)).map(({ key }) => key)
  const writers = people.map((own) => ({ own, keys: new Set(keysOf(own)) }))
  for (const key of keysOf({ base, value })) {
    const writer = writers.find(({ keys }) => keys.has(key))?.own
    const isLeftOut = people.some(({ leftOut }) => leftOut.has(key))
    await db
      .insertInto('draft_change')
      .values({
        document: row.document,
        entry: row.entry,
        key,
        author: writer?.author ?? '',
        changed_at: writer?.row.saved_at ?? row.saved_at,
        left_out: isLeftOut ? 1 : 0,
      })
      .execute()
  }
}
