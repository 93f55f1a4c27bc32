import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EntryDocument, entryDocuments } from '#content/documents/entries.ts'
import type { EntryRef } from './entry-draft.ts'
import { entryWords } from './entry-words.ts'

const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }
const storage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  key: () => null,
  length: 0,
}

beforeAll(() => {
  vi.resetModules()
  vi.stubGlobal('window', { ...listens, localStorage: storage })
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('document', { ...listens, visibilityState: 'visible' })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const load = () => import('./entry-draft.ts')

const newRefs = entryDocuments.flatMap((document) =>
  [
    '',
    '.2',
    '~una-entrada',
    ...(document === 'pages' ? ['~inicio.articulo', '~inicio.uno-que-ya-no-hay'] : []),
  ].map((rest): [EntryDocument, EntryRef] => [document, `${entryWords[document].newPath}${rest}`]),
)

test.each(newRefs)('the draft of %s/%s can take what another device began', async (document, ref) => {
  const { entryDraft } = await load()
  const { base, changeCount } = entryDraft(document, ref).draft.state.getState()

  // Without a base, the draft that the server holds would never be read.
  expect(base).toMatchObject({ etag: undefined })
  expect(changeCount).toBe(0)
})

test('the ref of something new is free again once it is published', async () => {
  const { entryDraft, freeNewRef } = await load()
  const first = entryDraft('services', 'nuevo')
  freeNewRef('services', 'nuevo')
  expect(entryDraft('services', 'nuevo')).toBe(first)

  first.settle('vacunas')
  freeNewRef('services', 'nuevo')

  expect(entryDraft('services', 'nuevo')).not.toBe(first)
  expect(entryDraft('services', 'vacunas')).toBe(first)
})
