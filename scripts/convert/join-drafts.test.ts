import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Json, withValueAt } from '#content/values/json.ts'
import { sample } from '#sample/testing/own-site.ts'
import { nodeSqliteDialect } from '#server/store/sqlite/node-sqlite-dialect.ts'
import type { FormerTables } from './former-tables.ts'
import { joinDrafts } from './join-drafts.ts'

const content: Json = JSON.parse(JSON.stringify(sample['site-content']))

/** The drafts of version 0.1 with its people: two owners and two assistants. */
function formerSite() {
  const database = new DatabaseSync(':memory:')
  database.exec(`
    create table user (id text, name text, email text, role text, createdAt text);
    insert into user values ('luz', 'Luz', 'luz@x.mx', 'assistant', '2026-01-01'),
      ('ana', 'Ana', 'ana@x.mx', 'owner', '2026-02-01'), ('eva', '', 'eva@x.mx', 'assistant', '2026-03-01'),
      ('bea', 'Bea', 'bea@x.mx', 'owner', '2026-04-01');
    create table draft (account text, document text, entry text, version text, saved_at text, changes integer,
      base_tag text, base text, value text);
    create table left_out (account text, document text, entry text, thing text)`)
  const db = new Kysely<FormerTables>({ dialect: nodeSqliteDialect(database) })
  onTestFinished(() => db.destroy())
  const draft = (account: string, base: Json, value: Json, of = { document: 'site-content', entry: '' }) =>
    db
      .insertInto('draft')
      .values({
        ...{ account, ...of, version: account, saved_at: `2026-05-0${account.length}`, changes: 1 },
        base_tag: of.entry === 'nuevo' ? null : '"site-content-1.abc"',
        base: JSON.stringify(base),
        value: JSON.stringify(value),
      })
      .execute()
  return { db, draft }
}

const changed = (values: Readonly<Record<string, Json>>, from = content): Json =>
  Object.entries(values).reduce((value, [path, part]) => withValueAt(value, path, part), from)

test('the drafts of four people become one, and what does not fit is set aside with its words', async () => {
  const { db, draft } = formerSite()
  await draft('luz', content, changed({ 'doctorInfo.name': 'De Luz', 'doctorInfo.city': 'León' }))
  await draft('ana', content, changed({ 'doctorInfo.name': 'De Ana' }))
  await draft('bea', content, changed({ 'doctorInfo.state': 'Jalisco' }))
  await draft('eva', content, changed({ 'doctorInfo.city': 'León', 'doctorInfo.postalCode': '44100' }))
  const leftOut = { account: 'eva', document: 'site-content', entry: '', thing: 'doctorInfo.postalCode' }
  await db.insertInto('left_out').values(leftOut).execute()

  await joinDrafts(db)

  const [joined, ...others] = await db.selectFrom('draft').select(['changes', 'value']).execute()
  expect(others).toEqual([])
  expect(joined?.changes).toBe(4)
  const value: unknown = JSON.parse(joined?.value ?? '')
  expect(value).toMatchObject({
    doctorInfo: { name: 'De Ana', state: 'Jalisco', city: 'León', postalCode: '44100' },
  })
  const notes = await db
    .selectFrom('draft_change')
    .select(['key', 'author', 'left_out'])
    .orderBy('key')
    .execute()
  expect(notes).toEqual([
    { key: 'doctorInfo.city', author: 'Luz', left_out: 0 },
    { key: 'doctorInfo.name', author: 'Ana', left_out: 0 },
    { key: 'doctorInfo.postalCode', author: 'eva@x.mx', left_out: 1 },
    { key: 'doctorInfo.state', author: 'Bea', left_out: 0 },
  ])
  expect(await db.selectFrom('set_aside').select(['author', 'place', 'words']).execute()).toEqual([
    { author: 'Luz', place: 'Información del Sitio: Doctora › Nombre', words: 'De Luz' },
  ])
})

test('new entries of two people stay two', async () => {
  const { db, draft } = formerSite()
  const entry = (title: string) => ({ id: '', title })
  const of = { document: 'services', entry: 'nuevo' }
  await draft('eva', {}, entry('De Eva'), of)
  await draft('ana', {}, entry('De Ana'), of)

  await joinDrafts(db)

  const rows = await db.selectFrom('draft').select(['entry', 'value']).orderBy('entry').execute()
  expect(rows.map(({ entry: name, value }) => [name, JSON.parse(value)])).toMatchObject([
    ['nuevo', { title: 'De Ana' }],
    ['nuevo.20', { title: 'De Eva' }],
  ])
})
