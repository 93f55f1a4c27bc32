import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyStore, engine } from '#tests/server/databases.ts'
import { ana } from '#tests/server/owner.ts'
import { sampleDocuments, siteContentOf } from '#tests/server/site-documents.ts'
import { createAccounts } from '../auth/accounts.ts'
import { copySite, digestSite } from './copy-site.ts'
import { createMediaStore } from './media-store.ts'
import { openStore, type Store } from './store.ts'
import { OccupiedStoreError, UnfaithfulCopyError } from './store-errors.ts'

const rendition = { version: 'v1', format: 'webp', width: 4 } as const
const renditionBytes = Buffer.from([9, 0, 9])

/** Makes the database store something other than the given value. */
const faultyTriggers = {
  sqlite: [
    `create trigger faulty after insert on revision begin
      update revision set author = 'nadie' where document = new.document and number = new.number; end`,
  ],
  postgres: [
    `create function forget() returns trigger language plpgsql as
      'begin new.author = ''nadie''; return new; end'`,
    'create trigger faulty before insert on revision for each row execute function forget()',
  ],
} as const

async function memoryStore() {
  const store = await openStore({ kind: 'sqlite', file: ':memory:' })
  onTestFinished(() => store.close())
  return store
}

/** A site with data in every table that an owner fills. */
async function usedStore(empty?: Store) {
  const store = empty ?? (await emptyStore())
  const { revisions } = await store.seed(sampleDocuments, 'sistema')
  for (let number = 2; number <= 25; number += 1) {
    const value = siteContentOf(`Dra. «Ñandú» ${number}`)
    await store.saveRevision({ document: 'site-content', value, author: 'ana' })
  }
  await store.recordRelease({ ...revisions, 'site-content': 25 })
  await createAccounts(store.db).create(ana)
  await addPicture(store)
  return store
}

async function addPicture(store: Store) {
  const media = createMediaStore(store)
  const content = Buffer.from([0, 1, 2, 0xff, 0x5c, 0x00, 0x27])
  const sourceHash = createHash('sha256').update(content).digest('hex')
  const source = { hash: sourceHash, width: 4, height: 3, uploaded_bytes: 7, color: '#aabbcc', content }
  await media.addSource(source, rendition, renditionBytes)
  const words = { title: 'Sala', fileName: 'sala.jpg', alt: '', decorative: true }
  await media.addItem({ id: 'sala', sourceHash, ...words })
}

test('a copied site has the same content, history, accounts and pictures', async () => {
  const [from, to] = [await usedStore(), await emptyStore()]
  const before = await digestSite(from.db)

  await copySite(from.db, to.db)

  expect(before.revision.rows).toBeGreaterThan(25)
  expect(await digestSite(to.db)).toEqual(before)
  expect(await digestSite(from.db)).toEqual(before)
  expect(await to.liveRelease()).toEqual(await from.liveRelease())
  expect(await to.latestRevision('site-content')).toEqual(await from.latestRevision('site-content'))
  expect(await createMediaStore(to).items()).toEqual(await createMediaStore(from).items())
  expect(await createMediaStore(to).readRendition(rendition)).toEqual(renditionBytes)
})

test('a site moves from SQLite to either engine and back', async () => {
  const from = await usedStore(await memoryStore())
  const [moved, back] = [await emptyStore(), await memoryStore()]

  await copySite(from.db, moved.db)
  await copySite(moved.db, back.db)

  expect(await digestSite(back.db)).toEqual(await digestSite(from.db))
  expect(await createMediaStore(back).readRendition(rendition)).toEqual(renditionBytes)
})

test('a digest shows a change in any table', async () => {
  const store = await usedStore()
  const before = await digestSite(store.db)

  await store.db
    .updateTable('media_rendition')
    .set({ content: Buffer.from([9, 0, 8]) })
    .execute()
  await store.db.updateTable('user').set({ name: 'Otra' }).execute()

  const after = await digestSite(store.db)
  const changed = Object.entries(after).filter(([name, { hash }]) => before[name as 'user'].hash !== hash)
  expect(changed.map(([name]) => name)).toEqual(['user', 'media_rendition'])
})

test('a copy never overwrites another site', async () => {
  const [from, to] = [await usedStore(), await emptyStore()]
  await to.seed(sampleDocuments, 'sistema')
  const before = await digestSite(to.db)

  await expect(copySite(from.db, to.db)).rejects.toBeInstanceOf(OccupiedStoreError)

  expect(await digestSite(to.db)).toEqual(before)
})

test('a copy that differs from the original is rolled back', async () => {
  const [from, to] = [await usedStore(), await emptyStore()]
  const empty = await digestSite(to.db)
  for (const statement of faultyTriggers[engine()]) await sql.raw(statement).execute(to.db)

  await expect(copySite(from.db, to.db)).rejects.toBeInstanceOf(UnfaithfulCopyError)

  expect(await digestSite(to.db)).toEqual(empty)
})
