import { describe, expect, test } from 'vitest'
import type { DocumentName } from '#content/documents/documents.ts'
import { emptyStore } from '#tests/server/databases.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'
import type { Store } from './store.ts'
import { draftLifetime, thinRevisions } from './thin-revisions.ts'

const document = 'gallery' satisfies DocumentName

/** A site with five revisions of its gallery; the first and the third were published. */
async function editedSite(): Promise<Store> {
  const store = await emptyStore()
  const { revisions } = await store.seed(sampleDocuments, 'sistema')
  for (let number = 2; number <= 5; number += 1) {
    await store.saveRevision({ document, value: [], author: 'ana' })
    if (number === 3) await store.recordRelease({ ...revisions, [document]: 3 })
  }
  return store
}

const numbersIn = async (store: Store) => (await store.listRevisions(document)).map(({ number }) => number)

const later = (ms: number) => new Date(Date.now() + ms)

describe('thinning the history', () => {
  test('removes unpublished revisions, and keeps published ones and the latest', async () => {
    const store = await editedSite()

    const removed = await thinRevisions(store.db, later(draftLifetime + 60_000))

    expect(removed).toBe(2)
    expect(await numbersIn(store)).toEqual([5, 3, 1])
  })

  test('keeps all revisions of the last 90 days', async () => {
    const store = await editedSite()

    const removed = await thinRevisions(store.db, later(draftLifetime - 60_000))

    expect(removed).toBe(0)
    expect(await numbersIn(store)).toEqual([5, 4, 3, 2, 1])
  })

  test('does not reuse numbers', async () => {
    const store = await editedSite()
    await thinRevisions(store.db, later(draftLifetime + 60_000))

    const saved = await store.saveRevision({ document, value: [], author: 'ana' })

    expect(saved.number).toBe(6)
  })

  test('removes hundreds at once', async () => {
    const store = await editedSite()
    for (let count = 0; count < 450; count += 1) {
      await store.saveRevision({ document, value: [], author: 'ana' })
    }

    await thinRevisions(store.db, later(draftLifetime + 60_000))

    expect(await numbersIn(store)).toEqual([455, 3, 1])
  })
})
