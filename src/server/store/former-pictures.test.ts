import { describe, expect, test } from 'vitest'
import { emptyStore } from '#tests/server/databases.ts'
import { formerLifetime } from './former-pictures.ts'
import { createMediaStore } from './media-store.ts'
import { versionOf } from './media-version.ts'

const day = 24 * 60 * 60 * 1000
const id = 'a'.repeat(16)

/** A picture that showed 'uno' and now shows 'dos', and a clock that the test can move. */
async function replacedPicture() {
  const store = await emptyStore()
  let now = new Date('2026-01-05T12:00:00.000Z')
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const media = createMediaStore(store, () => now)
  for (const hash of ['uno', 'dos']) {
    const size = { width: 320, height: 200, uploaded_bytes: 1, color: '#abcdef' }
    const rendition = { version: versionOf(hash, null), width: 320, format: 'webp' } as const
    await media.addSource({ hash, ...size, content: Buffer.from(hash) }, rendition, Buffer.from(hash))
  }
  await media.addItem({
    id,
    sourceHash: 'uno',
    title: 'Sala',
    fileName: 'uno.jpg',
    alt: 'La sala',
    decorative: false,
  })
  await media.updateItem(id, { sourceHash: 'dos', fileName: 'dos.jpg', alt: 'El jardín' })
  const putBackLatest = async () => media.putBack(id, (await media.formers(id))[0]?.replacedAt ?? '')
  return { media, pass, putBackLatest }
}

describe('a picture that was replaced', () => {
  test('can be restored with its texts, and so can the one that replaced it', async () => {
    const { media, pass, putBackLatest } = await replacedPicture()
    const [former] = await media.formers(id)
    expect(former).toMatchObject({ fileName: 'uno.jpg', widths: [320] })
    pass(day)

    expect(await media.putBack(id, former?.replacedAt ?? '')).toBe(true)
    const first = await media.find(id)
    pass(day)
    expect(await putBackLatest()).toBe(true)

    expect(first).toMatchObject({ sourceHash: 'uno', item: { fileName: 'uno.jpg', alt: 'La sala' } })
    expect((await media.find(id))?.item.fileName).toBe('dos.jpg')
    expect(await media.formers(id)).toHaveLength(1)
  })

  test('is kept for 30 days and then removed', async () => {
    const { media, pass } = await replacedPicture()
    const [former] = await media.formers(id)

    pass(formerLifetime - day)
    await media.prune()
    const kept = await media.readSource('uno')
    pass(2 * day)
    await media.prune()

    expect(kept?.toString()).toBe('uno')
    expect(await media.readSource('uno')).toBeUndefined()
    expect((await media.readSource('dos'))?.toString()).toBe('dos')
    expect(await media.formers(id)).toEqual([])
    expect(await media.putBack(id, former?.replacedAt ?? '')).toBe(false)
  })
})

test('a removed picture can be restored for 30 days', async () => {
  const { media, pass, putBackLatest } = await replacedPicture()
  await media.removeItem(id, async () => {})
  pass(formerLifetime - day)
  await media.prune()

  expect((await media.removed()).map((picture) => picture.id)).toEqual([id])
  expect(await putBackLatest()).toBe(true)

  expect(await media.find(id)).toMatchObject({ sourceHash: 'dos', item: { title: 'Sala' } })
})
