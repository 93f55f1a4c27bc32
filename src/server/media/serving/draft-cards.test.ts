import { expect, test } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { snapshotOf } from '#tests/server/site-documents.ts'
import { createDraftCards } from './draft-cards.ts'
import type { MakePicture } from './make-picture.ts'

const entry = (title: string) => ({ title, picture: '' })
const always = () => true

/** Cards whose work the test finishes. */
function opened() {
  const works: { readonly title: string; readonly finish: () => void }[] = []
  const make: MakePicture = async (picture) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const title = picture.kind === 'share' ? picture.title : ''
    works.push({ title, finish: resolve })
    await promise
    return Buffer.from(title)
  }
  const live = { revisions: {}, snapshot: snapshotOf('Dra. Ana') }
  const cards = createDraftCards({
    make,
    renderer: fakeRenderer(),
    publisher: { live: Object.assign(Object.create(null), live) },
    store: { loadSnapshot: async () => live.snapshot },
  })
  return { cards, works, titles: () => works.map(({ title }) => title) }
}

test('draft cards are made one at a time, and abandoned ones are skipped', async () => {
  const { cards, works, titles } = opened()
  let isSecondWanted = true
  const made = [
    cards.make(entry('Uno'), always),
    cards.make(entry('Dos'), () => isSecondWanted),
    cards.make(entry('Tres'), always),
  ]
  await expect.poll(titles).toEqual(['Uno'])

  isSecondWanted = false
  works[0]?.finish()
  await expect.poll(titles).toEqual(['Uno', 'Tres'])
  works[1]?.finish()

  expect((await Promise.all(made)).map((card) => card?.toString())).toEqual(['Uno', undefined, 'Tres'])
})

test('a draft card is refused while many wait', async () => {
  const { cards, works, titles } = opened()
  const first = cards.make(entry('Uno'), always)
  await expect.poll(titles).toEqual(['Uno'])
  const waiting = Array.from({ length: 20 }, () => cards.make(entry('Otra'), () => false))

  await expect(cards.make(entry('De más'), always)).rejects.toMatchObject({ code: 'too_many_uploads' })

  works[0]?.finish()
  await Promise.all([first, ...waiting])
})

test('a failed draft card does not stop the next one', async () => {
  const live = { revisions: {}, snapshot: snapshotOf('Dra. Ana') }
  let count = 0
  const cards = createDraftCards({
    renderer: fakeRenderer(),
    publisher: { live: Object.assign(Object.create(null), live) },
    store: { loadSnapshot: async () => live.snapshot },
    make: async () => {
      count += 1
      if (count === 1) throw new Error('broken')
      return Buffer.from('hecha')
    },
  })

  await expect(cards.make(entry('Uno'), always)).rejects.toThrow('broken')

  expect(await cards.make(entry('Dos'), always)).toEqual(Buffer.from('hecha'))
})
