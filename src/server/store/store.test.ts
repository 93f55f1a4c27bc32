import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { documentNames } from '#content/documents.ts'
import { InvalidSnapshotError } from '#content/snapshot.ts'
import { Problem } from '../problem.ts'
import { sampleDocuments, siteContentOf } from '../testing/site-documents.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { refuseUnsafeSqlite } from './open-database.ts'
import type { Revisions } from './recorded-release.ts'
import { openStore } from './store.ts'
import { DamagedStoreError, StoreUnavailableError, UnsafeSqliteError } from './store-errors.ts'

async function storeIn(file: string) {
  const store = await openStore(file)
  onTestFinished(() => store.close())
  return store
}

const places = [
  ['in memory', () => ':memory:'],
  ['in a file', () => join(temporaryFolder(), 'sitio.db')],
] as const

describe.each(places)('a store %s', (_name, place) => {
  test('gives back the latest revision, and any other by its number', async () => {
    const store = await storeIn(place())

    await store.saveRevision({ document: 'site-content', value: siteContentOf('Dra. Uno'), author: 'ana' })
    await store.saveRevision({ document: 'site-content', value: siteContentOf('Dra. Dos'), author: 'eva' })

    const latest = await store.latestRevision('site-content')
    const first = await store.findRevision('site-content', 1)
    expect(latest).toMatchObject({ document: 'site-content', number: 2, author: 'eva' })
    expect(latest?.value.doctorInfo.name).toBe('Dra. Dos')
    expect(first?.value.doctorInfo.name).toBe('Dra. Uno')
    expect(await store.latestNumber('site-content')).toBe(2)
  })

  test('lists the revisions of one document, newest first', async () => {
    const store = await storeIn(place())
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

  test('knows nothing before the first save', async () => {
    const store = await storeIn(place())

    expect(await store.latestRevision('gallery')).toBeUndefined()
    expect(await store.latestNumber('gallery')).toBeUndefined()
    expect(await store.findRevision('gallery', 1)).toBeUndefined()
    expect(await store.liveRelease()).toBeUndefined()
  })

  test('refuses an invalid value, naming every path, and keeps nothing of it', async () => {
    const store = await storeIn(place())
    const value = [{ id: 'Mal Nombre', src: '//otro.example/a.png', alt: '' }]

    const saving = store.saveRevision({ document: 'gallery', value, author: 'ana' })

    await expect(saving).rejects.toBeInstanceOf(Problem)
    const problem: Problem = await saving.catch((error) => error)
    expect(problem.status).toBe(400)
    expect(problem.issues?.map(({ path }) => path)).toEqual(['0.id', '0.src', '0.alt'])
    expect(await store.latestNumber('gallery')).toBeUndefined()
  })

  test('refuses a save that started from an older revision', async () => {
    const store = await storeIn(place())
    const save = { document: 'gallery', value: [], author: 'ana' } as const
    await store.saveRevision({ ...save, expectedNumber: 0 })
    await store.saveRevision({ ...save, expectedNumber: 1 })

    const saving = store.saveRevision({ ...save, expectedNumber: 1 })

    await expect(saving).rejects.toMatchObject({ code: 'stale_revision', status: 409 })
    expect(await store.latestNumber('gallery')).toBe(2)
  })

  test('keeps both of two saves at once, and lets only one of two that start from the same', async () => {
    const store = await storeIn(place())
    const save = { document: 'gallery', value: [], author: 'ana' } as const

    const both = await Promise.all([store.saveRevision(save), store.saveRevision(save)])
    const rivals = await Promise.allSettled([
      store.saveRevision({ ...save, expectedNumber: 2 }),
      store.saveRevision({ ...save, expectedNumber: 2 }),
    ])

    expect(both.map(({ number }) => number).sort()).toEqual([1, 2])
    expect(rivals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await store.latestNumber('gallery')).toBe(3)
  })

  test('makes no revision of what is saved already, when asked not to', async () => {
    const store = await storeIn(place())
    const save = { document: 'gallery', value: [], author: 'ana', onlyIfChanged: true } as const
    const first = await store.saveRevision(save)

    const same = await store.saveRevision({ ...save, author: 'eva' })
    const stale = store.saveRevision({ ...save, expectedNumber: 0 })

    expect(same).toEqual(first)
    await expect(stale).rejects.toMatchObject({ code: 'stale_revision' })
    expect(await store.latestNumber('gallery')).toBe(1)
  })

  test('tells of the latest revision of every document', async () => {
    const store = await storeIn(place())
    await store.saveRevision({ document: 'gallery', value: [], author: 'ana' })
    await store.saveRevision({ document: 'gallery', value: [], author: 'eva' })
    await store.saveRevision({ document: 'services', value: [], author: 'luz' })

    const summaries = await store.latestSummaries()

    expect(
      summaries.map(({ document, number, author }) => [document, number, author].join(' ')).sort(),
    ).toEqual(['gallery 2 eva', 'services 1 luz'])
  })

  test('seeds every document and their release once', async () => {
    const store = await storeIn(place())

    const first = await store.seed(sampleDocuments, 'sistema')
    const second = await store.seed(sampleDocuments, 'sistema')

    expect(second).toEqual(first)
    for (const name of documentNames) expect(await store.latestNumber(name)).toBe(1)
  })

  test('keeps nothing of a seed that is not valid', async () => {
    const store = await storeIn(place())

    const seeding = store.seed({ ...sampleDocuments, gallery: [{ id: 'x', src: '', alt: '' }] }, 'sistema')

    await expect(seeding).rejects.toMatchObject({ issues: [{ path: 'gallery.0.alt' }] })
    await expect(seeding).rejects.toBeInstanceOf(InvalidSnapshotError)
    expect(await store.liveRelease()).toBeUndefined()
    expect(await store.latestNumber('services')).toBeUndefined()
  })

  test('loads the snapshot of a release, with the revisions that it names', async () => {
    const store = await storeIn(place())
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

  test('takes over from a former snapshot the values of revisions that they share', async () => {
    const store = await storeIn(place())
    const { revisions } = await store.seed(sampleDocuments, 'sistema')
    await store.saveRevision({ document: 'site-content', value: siteContentOf('Dra. Nueva'), author: 'ana' })
    const former = { revisions, snapshot: await store.loadSnapshot(revisions) }

    const next = await store.loadSnapshot({ ...revisions, 'site-content': 2 }, former)

    expect(next.services).toBe(former.snapshot.services)
    expect(next.revisedAt.services).toBe(former.snapshot.revisedAt.services)
    expect(next['site-content'].doctorInfo.name).toBe('Dra. Nueva')
    expect(next.revisedAt['site-content']).not.toBe(undefined)
  })

  test('says which revision a snapshot lacks', async () => {
    const store = await storeIn(place())
    const { revisions } = await store.seed(sampleDocuments, 'sistema')

    const loading = store.loadSnapshot({ ...revisions, gallery: 7 } satisfies Revisions)

    await expect(loading).rejects.toThrow('Falta la revisión 7 del documento «gallery».')
  })
})

describe('a store in a file', () => {
  test('keeps what was saved when it is closed', async () => {
    const file = join(temporaryFolder(), 'sitio.db')
    const first = await openStore(file)
    await first.saveRevision({ document: 'gallery', value: [], author: 'ana' })
    await first.close()

    const second = await storeIn(file)

    expect(await second.latestRevision('gallery')).toMatchObject({ number: 1, author: 'ana' })
  })

  test('fills the fields that came after a revision with their defaults', async () => {
    const file = join(temporaryFolder(), 'sitio.db')
    const store = await storeIn(file)
    await store.seed(sampleDocuments, 'sistema')
    edit(
      file,
      `update revision set value = json_remove(value, '$.heroSlider') where document = 'site-content'`,
    )

    const revision = await store.latestRevision('site-content')

    expect(revision?.value.heroSlider.autoplayDelay).toBe(5000)
  })

  test('names the paths of a stored value that no longer meets its schema', async () => {
    const file = join(temporaryFolder(), 'sitio.db')
    const store = await storeIn(file)
    const { revisions } = await store.seed(sampleDocuments, 'sistema')
    edit(
      file,
      `update revision set value = json_set(value, '$.doctorInfo.name', '') where document = 'site-content'`,
    )

    await expect(store.loadSnapshot(revisions)).rejects.toMatchObject({
      issues: [{ path: 'site-content.doctorInfo.name' }],
    })
    await expect(store.latestRevision('site-content')).rejects.toMatchObject({
      issues: [{ path: 'site-content.doctorInfo.name' }],
    })
  })

  test('waits for the lock of another process, without stopping the event loop', async () => {
    const file = join(temporaryFolder(), 'sitio.db')
    const store = await storeIn(file)
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
      if (turns === 5) other.exec('commit')
    }, 5)
    onTestFinished(() => clearInterval(turning))

    const saved = await store.saveRevision({ document: 'gallery', value: [], author: 'ana' })

    expect(saved.number).toBe(1)
    expect(turns).toBeGreaterThanOrEqual(5)
    other.close()
  })

  test('gives up with a named error when the lock stays', async () => {
    const file = join(temporaryFolder(), 'sitio.db')
    const store = await storeIn(file)
    const other = new DatabaseSync(file)
    onTestFinished(() => other.close())
    other.exec('begin immediate')

    const saving = store.saveRevision({ document: 'gallery', value: [], author: 'ana' })

    await expect(saving).rejects.toBeInstanceOf(StoreUnavailableError)
  })

  test('refuses one that a newer version of the site wrote', async () => {
    const file = join(temporaryFolder(), 'sitio.db')
    await (await openStore(file)).close()
    edit(file, `insert into kysely_migration values ('9999-future', '2030-01-01')`)

    const opening = openStore(file)

    await expect(opening).rejects.toBeInstanceOf(DamagedStoreError)
    await expect(opening).rejects.toThrow(/versión más reciente/)
  })
})

test.each(['3.51.2', '3.9.0', undefined])('SQLite %s is refused', (version) => {
  expect(() => refuseUnsafeSqlite(version)).toThrow(UnsafeSqliteError)
})

test.each(['3.51.3', '3.100.0'])('SQLite %s is good enough', (version) => {
  expect(() => refuseUnsafeSqlite(version)).not.toThrow()
})

function edit(file: string, statement: string): void {
  const database = new DatabaseSync(file)
  database.exec(statement)
  database.close()
}

test('nobody else on the machine may read the file of the accounts', async () => {
  const file = join(temporaryFolder(), 'sitio.db')

  await storeIn(file)

  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600)
})
