import { describe, expect, test } from 'vitest'
import { addDays } from '#content/hours/local-time.ts'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { addVisits, readVisits } from '../../store/visit-counts.ts'

const browser = {
  'user-agent': 'Mozilla/5.0 (iPhone)',
  'sec-fetch-site': 'same-origin',
  'content-type': 'text/plain;charset=UTF-8',
}
const visit = { path: '/', uses: ['view', 'call'] }

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
    return readVisits(running.store.db, '')
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
    expect(counts.map(({ metric }) => metric).sort()).toEqual(['call', 'view'])
    expect(lines.length).toBe(before)
  })

  test.each<[string, unknown, Record<string, string>?]>([
    ['a made-up page', { ...visit, path: '/inventada' }],
    ['a page of another site', visit, { 'sec-fetch-site': 'cross-site' }],
    ['a made-up kind of tap', { ...visit, uses: ['buy'] }],
    ['a made-up field', { ...visit, visitor: '1' }],
    ['10 MB', 'x'.repeat(10 * 1024 * 1024)],
    ['a thousand taps', { ...visit, uses: Array.from({ length: 1000 }, () => 'call') }],
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

  test('stores nothing when thousands of them name different pages', async () => {
    const { send, stored } = await site()

    for (let index = 0; index < 2000; index += 1)
      await send({ ...visit, path: `/${index}`, taps: [['call', `Sección ${index}`]] })

    expect(await stored()).toEqual([])
  })
})

describe('the report', () => {
  test('is for signed-in people, and has the views and taps of this week', async () => {
    const { send, app, accounts } = await site()
    await send(visit)
    await send({ path: '/contacto', uses: ['whatsapp'] })
    expect((await app.inject({ url: '/api/visits' })).statusCode).toBe(401)

    for (const person of [
      await signedInOwner({ app, accounts }),
      await signedInAssistant({ app, accounts }),
    ]) {
      const { isCounting, weeks, pages } = (await person.get('/api/visits')).json()
      expect(isCounting).toBe(true)
      expect(weeks).toEqual([expect.objectContaining({ view: 1, call: 1, whatsapp: 1, directions: 0 })])
      expect(pages).toEqual([
        { page: '/', view: 1, call: 1, whatsapp: 0, directions: 0 },
        { page: '/contacto', view: 0, call: 0, whatsapp: 1, directions: 0 },
      ])
    }
  })

  test('has the pages of a chosen week', async () => {
    const running = await site()
    const owner = await signedInOwner(running)
    const [{ week }] = (await owner.get('/api/visits')).json().weeks
    const earlier = addDays(week, -14)
    await addVisits(running.store.db, [{ week: earlier, page: '/perfil', metric: 'view', count: 3 }])

    const { weeks, pages } = (await owner.get(`/api/visits?week=${earlier}`)).json()

    expect(weeks.map(({ view }: { view: number }) => view)).toEqual([0, 0, 3])
    expect(pages).toEqual([{ page: '/perfil', view: 3, call: 0, whatsapp: 0, directions: 0 }])
    expect((await owner.get('/api/visits?week=ayer')).statusCode).toBe(400)
  })
})
