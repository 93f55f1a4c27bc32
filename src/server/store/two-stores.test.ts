import { describe, expect, test } from 'vitest'
import { sharedDatabase, storeIn } from '#tests/server/databases.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'

describe('two stores on one database', () => {
  test('store every one of many concurrent saves', async () => {
    const database = await sharedDatabase()
    const stores = [await storeIn(database), await storeIn(database)]
    const save = { document: 'gallery', value: [], author: 'ana' } as const

    const saved = await Promise.all(
      [...stores, ...stores, ...stores].map((store) => store.saveRevision(save)),
    )

    expect(saved.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('seed one site when both start first', async () => {
    const database = await sharedDatabase()
    const stores = [await storeIn(database), await storeIn(database)]

    const seeded = await Promise.all(stores.map((store) => store.seed(sampleDocuments, 'sistema')))

    expect(seeded[0]).toEqual(seeded[1])
    expect((await stores[0]?.listRevisions('gallery'))?.length).toBe(1)
  })

  test('record only one of two releases that are based on the same one', async () => {
    const database = await sharedDatabase()
    const stores = [await storeIn(database), await storeIn(database)]
    const first = await stores[0]?.seed(sampleDocuments, 'sistema')
    if (!first) throw new Error('It was not seeded.')

    const recorded = await Promise.all(
      stores.map((store) => store.recordRelease({ ...first.revisions, gallery: 2 }, first.id)),
    )

    expect(recorded.map((release) => release?.id)).toEqual(expect.arrayContaining([2, undefined]))
  })
})
