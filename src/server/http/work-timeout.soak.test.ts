import { expect, test } from 'vitest'
import { maxSilence, shortSilenceSite } from '#tests/server/short-silence.ts'

test('work that takes longer than the idle timeout still gets its response', async () => {
  const { url } = await shortSilenceSite(2 * maxSilence)

  const [upload, call] = await Promise.all([
    fetch(url, { method: 'POST', body: 'x'.repeat(100_000) }),
    fetch(url, { method: 'POST' }),
  ])

  expect([await upload.text(), await call.text()]).toEqual(['hecho', 'hecho'])
})

test('a body that stalls is aborted after the idle timeout', async () => {
  const { url } = await shortSilenceSite(0)
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })

  const upload = fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)

  await expect(upload).rejects.toThrow()
})
