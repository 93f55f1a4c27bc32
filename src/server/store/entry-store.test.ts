import { describe, expect, test } from 'vitest'
import { service } from '#content/entries/service.ts'
import { emptyDatabase, sharedDatabase, storeIn } from '#tests/server/databases.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'
import { Problem } from '../problems/problem.ts'
import type { Store } from './store.ts'

async function seededStore(): Promise<Store> {
  const store = await storeIn(await emptyDatabase())
  await store.seed(sampleDocuments, 'sistema')
  return store
}

const menopause = service.parse({
  id: 'menopausia',
  title: 'Menopausia: consulta integral',
  shortDescription: 'Consulta sobre la menopausia.',
})

async function save(store: Store, id: string, change: object) {
  const stored = await store.findEntry('services', id)
  const value = { ...(stored?.entry ?? menopause), ...change }
  return store.saveEntry({ document: 'services', id, value, author: 'ana' })
}

async function snapshotOf(store: Store) {
  const live = await store.liveRelease()
  const latest = await store.latestSummaries()
  const revisions = Object.fromEntries(latest.map(({ document, number }) => [document, number]))
  return store.loadSnapshot({ ...live?.revisions, ...revisions } as NonNullable<typeof live>['revisions'])
}

const idsOf = async (store: Store) => (await store.entryRefs('services')).map(({ id }) => id)

describe('an entry', () => {
  test('is saved alone, and other entries keep the revision that saved them', async () => {
    const store = await seededStore()

    await save(store, 'colposcopia', { title: 'Colposcopia digital' })

    const latest = await store.latestRevision('services')
    expect(latest?.number).toBe(2)
    expect(latest?.value.find(({ id }) => id === 'colposcopia')?.title).toBe('Colposcopia digital')
    const refs = await store.entryRefs('services')
    expect(refs.filter(({ number }) => number === 2).map(({ id }) => id)).toEqual(['colposcopia'])
  })

  test('that is saved unchanged makes no revision', async () => {
    const store = await seededStore()

    await save(store, 'colposcopia', {})

    expect((await store.latestSummary('services'))?.number).toBe(1)
  })

  test('has a title without characters that a database refuses', async () => {
    const store = await seededStore()

    await save(store, 'colposcopia', { title: 'Colpo\0scopia digital' })

    expect((await store.findEntry('services', 'colposcopia'))?.entry.title).toBe('Colposcopia digital')
    expect((await store.listChanges('services'))[0]?.title).toBe('Colposcopia digital')
  })

  test('that is new comes last', async () => {
    const store = await seededStore()
    const before = await idsOf(store)

    await store.saveEntry({ document: 'services', id: 'menopausia', value: menopause, author: 'ana' })

    expect(await idsOf(store)).toEqual([...before, 'menopausia'])
  })

  test('that someone else saved meanwhile is not overwritten', async () => {
    const store = await seededStore()
    const isExpected = () => false

    const saving = store.saveEntry({
      document: 'services',
      id: 'menopausia',
      value: menopause,
      author: 'ana',
      isExpected,
    })

    await expect(saving).rejects.toMatchObject({ code: 'stale_revision' })
  })

  test('cannot have an address of another entry, nor one that the site uses', async () => {
    const store = await seededStore()

    const taken = await save(store, 'menopausia', { id: 'colposcopia' }).catch((error) => error)
    const alias = await save(store, 'menopausia', { aliases: ['colposcopia'] }).catch((error) => error)
    const reserved = await save(store, 'menopausia', { id: 'pagina' }).catch((error) => error)

    expect(taken).toBeInstanceOf(Problem)
    expect(taken.issues).toEqual([{ path: 'id', message: expect.stringContaining('ya está en uso') }])
    expect(alias.issues).toEqual([{ path: 'aliases.0', message: expect.stringContaining('ya está en uso') }])
    expect(reserved.issues).toEqual([{ path: 'id', message: expect.stringContaining('la usa el sitio') }])
  })
})

describe('former addresses', () => {
  test('lead to the current one through any number of changes', async () => {
    const store = await seededStore()

    await save(store, 'colposcopia', { id: 'colposcopia-digital' })
    await save(store, 'colposcopia-digital', { id: 'estudio-del-cuello' })

    const { services } = (await snapshotOf(store)).formerIds
    expect([...(services ?? [])].sort()).toEqual([
      ['colposcopia', 'estudio-del-cuello'],
      ['colposcopia-digital', 'estudio-del-cuello'],
    ])
  })

  test('are marked as gone when the entry is removed, and lead to it again when it comes back', async () => {
    const store = await seededStore()
    await save(store, 'colposcopia', { id: 'colposcopia-digital' })

    await store.removeEntry({ document: 'services', id: 'colposcopia-digital', author: 'ana' })

    const removed = await snapshotOf(store)
    expect(removed.formerIds.services?.has('colposcopia')).toBe(true)
    expect(removed.formerIds.services?.get('colposcopia')).toBeUndefined()
    expect(removed.formerIds.services?.has('colposcopia-digital')).toBe(true)

    const value = (await store.findEntryState('services', 'colposcopia', 2))?.entry
    await store.saveEntry({ document: 'services', id: 'colposcopia-digital', value, author: 'ana' })

    expect((await snapshotOf(store)).formerIds.services?.get('colposcopia')).toBe('colposcopia-digital')
  })

  test('are recorded when a whole list is saved with another id for an entry', async () => {
    const store = await seededStore()
    const value = (await store.latestRevision('services'))?.value ?? []
    const renamed = value.map((entry) => (entry.id === 'colposcopia' ? { ...entry, id: 'colpo' } : entry))

    await store.saveRevision({ document: 'services', value: renamed, author: 'ana' })

    expect((await snapshotOf(store)).formerIds.services?.get('colposcopia')).toBe('colpo')
    expect((await store.listEntryStates('services', 'colpo'))?.map(({ kind }) => kind)).toEqual([
      'changed',
      'added',
    ])
  })
})

describe('the history of an entry', () => {
  test('lists its own states, and saving one of them again leaves other entries alone', async () => {
    const store = await seededStore()
    const former = (await store.findEntry('services', 'colposcopia'))?.entry
    await save(store, 'colposcopia', { title: 'Colposcopia digital' })
    await save(store, 'papanicolau', { title: 'Citología' })

    const states = await store.listEntryStates('services', 'colposcopia')
    expect(states?.map(({ number, author, kind }) => [number, author, kind])).toEqual([
      [2, 'ana', 'changed'],
      [1, 'sistema', 'added'],
    ])
    const value = (await store.findEntryState('services', 'colposcopia', 1))?.entry
    await store.saveEntry({ document: 'services', id: 'colposcopia', value, author: 'ana' })

    expect((await store.findEntry('services', 'colposcopia'))?.entry).toEqual(former)
    expect((await store.findEntry('services', 'papanicolau'))?.entry.title).toBe('Citología')
  })

  test('includes its removal', async () => {
    const store = await seededStore()
    await store.removeEntry({ document: 'services', id: 'colposcopia', author: 'ana' })

    const changes = await store.listChanges('services')

    expect(changes[0]).toMatchObject({ id: 'colposcopia', title: 'Colposcopia', kind: 'removed', number: 2 })
    expect(await store.findEntry('services', 'colposcopia')).toBeUndefined()
    expect((await store.listEntryStates('services', 'colposcopia'))?.[0]?.kind).toBe('removed')
  })

  test('continues when an entry is created at the address of a removed one', async () => {
    const store = await seededStore()
    await store.removeEntry({ document: 'services', id: 'colposcopia', author: 'ana' })

    await save(store, 'colposcopia', { id: 'colposcopia' })

    const states = await store.listEntryStates('services', 'colposcopia')
    expect(states?.map(({ kind }) => kind)).toEqual(['added', 'removed', 'added'])
  })

  test('is separate for a new entry at the former address of a renamed one', async () => {
    const store = await seededStore()
    await save(store, 'colposcopia', { id: 'colpo' })

    await save(store, 'colposcopia', { id: 'colposcopia' })

    expect(await store.listEntryStates('services', 'colposcopia')).toHaveLength(1)
    expect(await store.listEntryStates('services', 'colpo')).toHaveLength(2)
  })
})

test('two concurrent saves of two entries are both stored', async () => {
  const database = await sharedDatabase()
  const first = await storeIn(database)
  await first.seed(sampleDocuments, 'sistema')
  const second = await storeIn(database)

  await Promise.all([
    save(first, 'colposcopia', { title: 'Colposcopia digital' }),
    save(second, 'papanicolau', { title: 'Citología' }),
  ])

  const titles = (await first.latestRevision('services'))?.value.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Colposcopia digital', 'Citología']))
})

describe('content of another version of the software', () => {
  test('keeps fields that this version does not know, through a save, and reports them once', async () => {
    const database = await sharedDatabase()
    const store = await storeIn(database)
    await store.seed(sampleDocuments, 'sistema')
    await store.db
      .updateTable('entry_revision')
      .set(({ fn, val }) => ({
        value: fn('replace', [
          'value',
          val('{"id":"colposcopia"'),
          val('{"futureNote":"Incluye estudio","id":"colposcopia"'),
        ]),
      }))
      .where('entry', '=', 'colposcopia')
      .execute()
    const reported: string[] = []
    const opened = await storeIn(database, { onUnknownField: (...field) => reported.push(field.join(' ')) })

    await save(opened, 'colposcopia', { title: 'Colposcopia digital' })
    await opened.latestRevision('services')

    const stored = await opened.db
      .selectFrom('entry_revision')
      .select('value')
      .where('entry', '=', 'colposcopia')
      .orderBy('number', 'desc')
      .executeTakeFirst()
    expect(JSON.parse(stored?.value ?? '')).toMatchObject({
      title: 'Colposcopia digital',
      futureNote: 'Incluye estudio',
    })
    expect(reported).toEqual(['services *.futureNote'])
  })
})
