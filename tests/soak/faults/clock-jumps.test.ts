import { describe, expect, test } from 'vitest'
import { saveOfNumber } from '../../support/numbered-documents.ts'
import { owner as account, type OwnerClient, signInOwner } from '../../support/owner-client.ts'
import { photo } from '../../support/server/media.ts'
import type { RunningServer } from '../../support/server.ts'
import { day, siteWithClock } from '../crashes/clock/site-with-clock.ts'

/** In days from the true time, in this order. */
const jumps = [
  { days: 400, restart: false },
  { days: -400, restart: false },
  { days: 400, restart: true },
  { days: -400, restart: true },
  { days: 0, restart: true },
]

async function save(owner: OwnerClient, number: number) {
  const { path, body } = saveOfNumber('site-content', number)
  const response = await owner.post(path, body)
  expect(response.status).toBe(200)
  return response.json()
}

async function upload(owner: OwnerClient) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await photo(96, 64))]), 'foto.jpg')
  return (await (await owner.send('POST', '/api/media', form)).json()).item
}

const guess = (server: RunningServer, password: string) =>
  fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password }),
  })

/** Guesses until the server limits it, and returns the retry time in s. */
async function guessUntilLimited(server: RunningServer): Promise<number> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { status, headers } = await guess(server, `intento ${attempt}`)
    if (status === 429) return Number(headers.get('retry-after'))
  }
  throw new Error('Ten wrong passwords were not limited.')
}

describe('when the clock jumps by 400 days forwards and backwards', () => {
  test('the last save stays the newest, and no cached response is treated as current', async () => {
    const site = await siteWithClock()
    const first = await signInOwner(site.server)
    const picture = await upload(first)
    let last = await save(first, 2)
    let tag = (await fetch(site.server.url)).headers.get('etag') ?? ''

    for (const [turn, { days, restart }] of jumps.entries()) {
      const number = turn + 3
      const server = await site.jump(days, { restart })
      const unchanged = await fetch(server.url, { headers: { 'if-none-match': tag } })
      const owner = await signInOwner(server)
      const saved = await save(owner, number)
      const page = await fetch(server.url, { headers: { 'if-none-match': tag } })

      expect(unchanged.status).toBe(304)
      expect((Date.parse(saved.revision.createdAt) - Date.now()) / day).toBeCloseTo(days, 1)
      expect(saved.revision.number).toBe(number)
      expect(saved.release.id).toBe(last.release.id + 1)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`Dra. Prueba ${number}`)
      const { revisions } = await (await owner.get('/api/revisions/site-content')).json()
      expect(revisions[0].number).toBe(number)
      const { items } = await (await owner.get('/api/media')).json()
      expect(items).toMatchObject([{ id: picture.id }])
      last = saved
      tag = page.headers.get('etag') ?? ''
    }
    const rendition = `/medios/${picture.version}/${picture.renditions.webp[0]}.webp`
    expect((await fetch(site.server.url + rendition)).status).toBe(200)
  })

  test('guessing is limited after each jump, and the owner is not locked out', async () => {
    const site = await siteWithClock()
    expect(await guessUntilLimited(site.server)).toBeLessThanOrEqual(15 * 60)

    for (const days of [400, -400, 0]) {
      const server = await site.jump(days)
      const owner = await signInOwner(server)
      const wait = await guessUntilLimited(server)

      expect((await owner.get('/api/status')).status).toBe(200)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(15 * 60)
    }
  })
})
