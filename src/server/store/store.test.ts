import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { documentNames } from '#content/documents/documents.ts'
import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import { emptyDatabase, emptyStore, engine, sharedDatabase, storeIn } from '#tests/server/databases.ts'
import { sampleDocuments, siteContentOf } from '#tests/server/site-documents.ts'
import { Problem } from '../problems/problem.ts'
import type { DatabaseLocation } from './database-location.ts'
import type { Revisions } from './recorded-release.ts'
import { openStore, type Store } from './store.ts'
import { DamagedStoreError } from './store-errors.ts'

type Place = readonly [name: string, open: () => Promise<DatabaseLocation>]

const places: readonly Place[] =
  engine() === 'postgres'
    ? [['in PostgreSQL', emptyDatabase]]
    : [
        ['in memory', emptyDatabase],
        ['in a file', sharedDatabase],
      ]

describe.each(places)('a store %s', (_name, place) => {
  test('returns the latest revision, and any other by its number', async () => {
    const store = await storeIn(await place())

    await store.saveRevision({ document: 'site-content', value: siteContentOf('Dra. Uno'), author: 'ana' })
    await store.saveRevision({ document: 'site-content', value: siteContentOf('Dra. Dos'), author: 'eva' })

    const latest = await store.latestRevision('site-content')
    const first = await store.findRevision('site-content', 1)
    expect(latest).toMatchObject({ document: 'site-content', number: 2, author: 'eva' })
    expect(latest?.value.doctorInfo.name).toBe('Dra. Dos')
    expect(first?.value.doctorInfo.name).toBe('Dra. Uno')
    expect((await store.latestSummary('site-content'))?.number).toBe(2)
  })

  test('lists the revisions of one document, newest first', async () => {
    const store = await storeIn(await place())
    await store.saveRevision({ document: 'gallery', value: [], author: 'ana' })
    await store.saveRevision({ document: 'gallery', value: [], author: 'eva' })
    await store.saveRevision({ document: 'services', value: [], author: 'luz' })

    const revisions = await store.listRevisions('gallery')

    expect(revisions.map(({ number, author }) => [number, author])).toEqual([
      [2, 'eva'],
      [1, 'ana'],
    ])
    expect(revisions[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/)
  })

  test('has no revision and no release before the first save', async () => {
    const store = await storeIn(await place())

    expect(await store.latestRevision('gallery')).toBeUndefined()
    expect((await store.latestSummary('gallery'))?.number).toBeUndefined()
    expect(await store.findRevision('gallery', 1)).toBeUndefined()
    expect(await store.liveRelease()).toBeUndefined()
  })

  test('refuses an invalid value, names every path and stores nothing', async () => {
    const store = await storeIn(await place())
    const value = [{ id: 'Mal Nombre', src: '//otro.example/a.png', alt: '' }]

    const saving = store.saveRevision({ document: 'gallery', value, author: 'ana' })

    await expect(saving).rejects.toBeInstanceOf(Problem)
    const problem: Problem = await saving.catch((error) => error)
    expect(problem.status).toBe(400)
    expect(problem.issues?.map(({ path }) => path)).toEqual(['0.id', '0.src', '0.alt'])
    expect((await store.latestSummary('gallery'))?.number).toBeUndefined()
  })

  test('refuses a save based on an older revision', async () => {
    const store = await storeIn(await place())
    const save = { document: 'gallery', value: [], author: 'ana' } as const
    await store.saveRevision({ ...save, isExpected: isNumber(0) })
    await store.saveRevision({ ...save, isExpected: isNumber(1) })

    const saving = store.saveRevision({ ...save, isExpected: isNumber(1) })

    await expect(saving).rejects.toMatchObject({ code: 'stale_revision', status: 409 })
    expect((await store.latestSummary('gallery'))?.number).toBe(2)
  })

  test('stores two concurrent saves, but only one of two that are based on the same revision', async () => {
    const store = await storeIn(await place())
    const save = { document: 'gallery', value: [], author: 'ana' } as const

    const both = await Promise.all([store.saveRevision(save), store.saveRevision(save)])
    const concurrent = await Promise.allSettled([
      store.saveRevision({ ...save, isExpected: isNumber(2) }),
      store.saveRevision({ ...save, isExpected: isNumber(2) }),
    ])

    expect(both.map(({ number }) => number).sort()).toEqual([1, 2])
    expect(concurrent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await store.latestSummary('gallery'))?.number).toBe(3)
  })

  test('makes no revision of an unchanged value if `onlyIfChanged` is set', async () => {
    const store = await storeIn(await place())
    const save = { document: 'gallery', value: [], author: 'ana', onlyIfChanged: true } as const
    const first = await store.saveRevision(save)

    const same = await store.saveRevision({ ...save, author: 'eva' })
    const stale = store.saveRevision({ ...save, isExpected: isNumber(0) })

    expect(same).toEqual(first)
    await expect(stale).rejects.toMatchObject({ code: 'stale_revision' })
    expect((await store.latestSummary('gallery'))?.number).toBe(1)
  })

  test('lists the latest revision of every document', async () => {
    const store = await storeIn(await place())
    await store.saveRevision({ document: 'gallery', value: [], author: 'ana' })
    await store.saveRevision({ document: 'gallery', value: [], author: 'eva' })
    await store.saveRevision({ document: 'services', value: [], author: 'luz' })

    const summaries = await store.latestSummaries()

    expect(
      summaries.map(({ document, number, author }) => [document, number, author].join(' ')).sort(),
    ).toEqual(['gallery 2 eva', 'services 1 luz'])
  })

  test('refuses text that PostgreSQL cannot store, on both engines', async () => {
    const store = await storeIn(await place())

    const saving = store.saveRevision({ document: 'gallery', value: [], author: 'an\0a' })

    await expect(saving).rejects.toMatchObject({ code: 'invalid_request', status: 400 })
    expect((await store.latestSummary('gallery'))?.number).toBeUndefined()
  })

  test('seeds every document and their release once', async () => {
    const store = await storeIn(await place())

    const first = await store.seed(sampleDocuments, 'sistema')
    const second = await store.seed(sampleDocuments, 'sistema')

    expect(second).toEqual(first)
    for (const name of documentNames) expect((await store.latestSummary(name))?.number).toBe(1)
  })

  test('stores nothing of an invalid seed', async () => {
    const store = await storeIn(await place())

    const seeding = store.seed({ ...sampleDocuments, gallery: [{ id: 'x', src: '', alt: '' }] }, 'sistema')

    await expect(seeding).rejects.toMatchObject({ issues: [{ path: 'gallery.0.alt' }] })
    await expect(seeding).rejects.toBeInstanceOf(InvalidSnapshotError)
    expect(await store.liveRelease()).toBeUndefined()
    expect((await store.latestSummary('services'))?.number).toBeUndefined()
  })

  test('loads the snapshot with the revisions of a release', async () => {
    const store = await storeIn(await place())
    const { revisions } = await store.seed(sampleDocuments, 'sistema')
    await store.saveRevision({ document: 'site-content', value: siteContentOf('Dra. Nueva'), author: 'ana' })
    await store.recordRelease({ ...revisions, 'site-content': 2 })

    const live = await store.liveRelease()
    const before = await store.loadSnapshot(revisions)
    const after = await store.loadSnapshot(live?.revisions ?? revisions)

    expect(live?.id).toBe(2)
    expect(before['site-content'].doctorInfo.name).toBe(sampleDocuments['site-content'].doctorInfo.name)
    expect(after['site-content'].doctorInfo.name).toBe('Dra. Nueva')
  })

  test('reuses the values of revisions that a former snapshot contains', async () => {
    const store = await storeIn(await place())
    const { revisions } = await store.seed(sampleDocuments, 'sistema')
    await store.saveRevision({ document: 'site-content', value: siteContentOf('Dra. Nueva'), author: 'ana' })
    const former = { revisions, snapshot: await store.loadSnapshot(revisions) }

    const next = await store.loadSnapshot({ ...revisions, 'site-content': 2 }, former)

    expect(next.services).toBe(former.snapshot.services)
    expect(next.revisedAt.services).toBe(former.snapshot.revisedAt.services)
    expect(next['site-content'].doctorInfo.name).toBe('Dra. Nueva')
    expect(next.revisedAt['site-content']).not.toBe(undefined)
  })

  test('does not reuse a revision of the same number from another state of the database', async () => {
    const earlier = await storeIn(await place())
    const { revisions } = await earlier.seed(sampleDocuments, 'sistema')
    const former = { revisions, snapshot: await earlier.loadSnapshot(revisions) }
    const inputs = { ...sampleDocuments, 'site-content': siteContentOf('Dra. Nueva') }
    const other = await storeIn(await place())
    await other.seed(inputs, 'sistema')

    const next = await other.loadSnapshot(revisions, former)

    expect(next['site-content'].doctorInfo.name).toBe('Dra. Nueva')
  })

  test('names the missing revision of a snapshot', async () => {
    const store = await storeIn(await place())
    const { revisions } = await store.seed(sampleDocuments, 'sistema')

    const loading = store.loadSnapshot({ ...revisions, gallery: 7 } satisfies Revisions)

    await expect(loading).rejects.toThrow('Falta la revisión 7 del documento «gallery».')
  })
})

/** A check for an editor that started from this revision; 0 when there was none. */
const isNumber = (number: number) => (latest: { number: number } | undefined) =>
  (latest?.number ?? 0) === number

describe('a store that is opened again', () => {
  test('contains the saved revisions', async () => {
    const database = await sharedDatabase()
    const first = await openStore(database)
    await first.saveRevision({ document: 'gallery', value: [], author: 'ana' })
    await first.close()

    const second = await storeIn(database)

    expect(await second.latestRevision('gallery')).toMatchObject({ number: 1, author: 'ana' })
  })

  test('fills fields that are newer than a revision with their defaults', async () => {
    const store = await emptyStore()
    await store.seed(sampleDocuments, 'sistema')
    const { heroSlider, ...older } = sampleDocuments['site-content']
    await overwrite(store, older)

    const revision = await store.latestRevision('site-content')

    expect(heroSlider).toBeDefined()
    expect(revision?.value.heroSlider.autoplayDelay).toBe(5000)
  })

  test('names the paths of a stored value that no longer matches its schema', async () => {
    const store = await emptyStore()
    const { revisions } = await store.seed(sampleDocuments, 'sistema')
    await overwrite(store, siteContentOf(''))

    await expect(store.loadSnapshot(revisions)).rejects.toMatchObject({
      issues: [{ path: 'site-content.doctorInfo.name' }],
    })
    await expect(store.latestRevision('site-content')).rejects.toMatchObject({
      issues: [{ path: 'site-content.doctorInfo.name' }],
    })
  })

  test('is refused if a newer version of the site wrote it', async () => {
    const database = await sharedDatabase()
    const newer = await openStore(database)
    await sql`insert into kysely_migration values ('9999-future', '2030-01-01')`.execute(newer.db)
    await newer.close()

    const opening = openStore(database)

    await expect(opening).rejects.toBeInstanceOf(DamagedStoreError)
    await expect(opening).rejects.toThrow(/versión más reciente/)
  })

  test('is refused if it is of version 0.1, and says how to convert it', async () => {
    const database = await sharedDatabase()
    const former = await openStore(database)
    await sql`update kysely_migration set name = '0001-revisions-and-releases'`.execute(former.db)
    await former.close()

    const opening = openStore(database)

    await expect(opening).rejects.toBeInstanceOf(DamagedStoreError)
    await expect(opening).rejects.toThrow('conviértala antes con «npm run convert»')
  })
})

/** Writes a value as an older version, or a manual edit, would have left it. */
async function overwrite({ db }: Store, siteContent: object): Promise<void> {
  const value = JSON.stringify(siteContent)
  await db.updateTable('revision').set({ value }).where('document', '=', 'site-content').execute()
}
