import { describe, expect, test } from 'vitest'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { readVisits } from '../../store/visit-counts.ts'

const browser = {
  'user-agent': 'Mozilla/5.0 (iPhone)',
  'sec-fetch-site': 'same-origin',
  'content-type': 'text/plain;charset=UTF-8',
}
const visit = { path: '/', from: 'www.google.com', taps: [['call', 'Hero']] }

async function site() {
  const running = await runningSite()
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    running.app.inject({
      method: 'POST',
      url: '/api/visits',
      headers: { ...browser, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const stored = async () => {
    await running.visits.flush()
    return readVisits(running.store.db, '2000-01-01', '2100-01-01')
  }
  return { ...running, send, stored }
}

describe('a beacon', () => {
  test('is counted, answered with an empty 204 and not logged', async () => {
    const { send, stored, lines } = await site()
    const before = lines.length

    const response = await send(visit)

    expect([response.statusCode, response.body]).toEqual([204, ''])
    const counts = await stored()
    expect(counts.map(({ metric }) => metric).sort()).toEqual(['call', 'view', 'visit'])
    expect(counts.find(({ metric }) => metric === 'visit')?.source).toBe('google.com')
    expect(lines.length).toBe(before)
  })

  test.each<[string, unknown, Record<string, string>?]>([
    ['a made-up page', { ...visit, path: '/inventada' }],
    ['a page of another site', visit, { 'sec-fetch-site': 'cross-site' }],
    ['a made-up section', { ...visit, taps: [['call', 'Inventada']] }],
    ['a made-up kind of tap', { ...visit, taps: [['buy', 'Hero']] }],
    ['a made-up field', { ...visit, visitor: '1' }],
    ['a source that is no host', { ...visit, from: '<script>' }],
    ['a source with an address', { ...visit, from: 'google.com/buscar?q=yo' }],
    ['10 MB', 'x'.repeat(10 * 1024 * 1024)],
    ['a thousand taps', { ...visit, taps: Array.from({ length: 1000 }, () => ['call', 'Hero']) }],
    ['no JSON', '{"path":'],
    ['deep JSON', '['.repeat(1000)],
    ['nothing', ''],
    ['a compressed body', visit, { 'content-encoding': 'gzip' }],
    ['Global Privacy Control', visit, { 'sec-gpc': '1' }],
    ['Do Not Track', visit, { dnt: '1' }],
    ['a program', visit, { 'user-agent': 'Googlebot/2.1' }],
    ['a person who signed in', visit, { cookie: 'consultorio.session_token=abc' }],
  ])('with %s gets the same 204, and nothing is stored', async (_name, payload, headers) => {
    const { send, stored, errors } = await site()

    const response = await send(payload, headers)

    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(await stored()).toEqual([])
    expect(errors()).toEqual([])
  })

  test.each([
    ['www.Foro.example:8443', 'foro.example'],
    ['salud_mujer.blogspot.com', 'salud_mujer.blogspot.com'],
  ])('from %s counts with the source %s', async (from, source) => {
    const { send, stored } = await site()

    await send({ ...visit, from })

    expect((await stored()).find(({ metric }) => metric === 'visit')?.source).toBe(source)
  })

  test('stores nothing when thousands of them name different pages and sections', async () => {
    const { send, stored } = await site()

    for (let index = 0; index < 2000; index += 1)
      await send({ ...visit, path: `/${index}`, taps: [['call', `Sección ${index}`]] })

    expect(await stored()).toEqual([])
  })

  test('is read only so often in a second', async () => {
    const { send, stored } = await site()

    for (let index = 0; index < 1500; index += 1) await send({ path: '/', from: null, taps: [] })

    const [{ count } = { count: 0 }] = await stored()
    expect(count).toBeGreaterThanOrEqual(500)
    expect(count).toBeLessThan(1500)
  })
})

describe('the report', () => {
  test('is for signed-in people, and contains today', async () => {
    const { send, app, accounts } = await site()
    await send(visit)
    expect((await app.inject({ url: '/api/visits' })).statusCode).toBe(401)

    for (const person of [
      await signedInOwner({ app, accounts }),
      await signedInAssistant({ app, accounts }),
    ]) {
      const report = (await person.get('/api/visits?days=7')).json()
      expect(report.today.totals).toMatchObject({ visit: 1, view: 1, call: 1, whatsapp: 0 })
      expect(report.current).toMatchObject({ visit: 0 })
      expect(report.days).toHaveLength(7)
      const csv = await person.get('/api/visits/csv?days=7')
      expect(csv.headers['content-type']).toContain('text/csv')
      expect(csv.body).toMatch(/Llamar,\/,Presentación|Llamar,\/,/)
    }
  })

  test('refuses other periods', async () => {
    const running = await site()
    const owner = await signedInOwner(running)

    expect((await owner.get('/api/visits?days=8')).statusCode).toBe(400)
  })
})
