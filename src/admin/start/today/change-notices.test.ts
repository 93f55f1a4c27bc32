import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#admin/api/problem.ts'
import { type Notice, notices } from '#content/notices/notice.ts'
import { changeNotices } from './change-notices.ts'

const [vacation, congress] = notices.parse(
  ['vacation', 'congress'].map((kind, index) => ({
    id: kind,
    kind,
    hours: 'closed',
    from: `2026-12-0${index + 1}`,
    until: `2026-12-0${index + 1}`,
  })),
)
if (!vacation || !congress) throw new TypeError('There are two notices.')

/** A server with one document. `onSave` may answer in place of the server. */
function serverWith(stored: readonly Notice[], onSave: (save: number) => Response | 'lost' | undefined) {
  const server = { stored, revision: 1, saves: 0 }
  const body = () => ({ notices: server.stored })
  const tag = () => `"notices-${server.revision}"`
  vi.stubGlobal('fetch', async (_path: string, { method, headers, body: sent }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify(body()), { headers: { ETag: tag() } })
    server.saves += 1
    const answer = onSave(server.saves)
    if (answer instanceof Response) return answer
    if (new Headers(headers).get('If-Match') !== tag())
      return new Response(JSON.stringify({ code: 'stale_revision' }), { status: 409 })
    server.stored = notices.parse(JSON.parse(`${sent}`).notices)
    server.revision += 1
    if (answer === 'lost') throw new TypeError('The connection was closed.')
    const revision = { document: 'notices', number: server.revision, author: 'Ana', createdAt: '' }
    return new Response(JSON.stringify({ ...body(), revision }))
  })
  return server
}

const addCongress = (all: readonly Notice[]) =>
  all.some(({ id }) => id === congress.id) ? all : [congress, ...all]
const ids = ({ stored }: { stored: readonly Notice[] }) => stored.map(({ id }) => id)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a change is made again on top of what someone else saved meanwhile', async () => {
  const server = serverWith([], (save) => {
    if (save > 1) return undefined
    server.stored = [vacation]
    server.revision += 1
    return undefined
  })

  await changeNotices(addCongress)

  expect(ids(server)).toEqual(['congress', 'vacation'])
})

test('a change whose response was lost is not made twice', async () => {
  const server = serverWith([vacation], (save) => (save === 1 ? 'lost' : undefined))

  const changed = changeNotices(addCongress)
  await vi.runAllTimersAsync()
  await changed

  expect([ids(server), server.revision, server.saves]).toEqual([['congress', 'vacation'], 2, 2])
})

test('nothing is saved if the notices are as wished already', async () => {
  const server = serverWith([congress], () => undefined)

  await changeNotices(addCongress)

  expect(server.saves).toBe(0)
})

test('a refusal is not repeated', async () => {
  const server = serverWith(
    [],
    () => new Response(JSON.stringify({ code: 'invalid_document' }), { status: 400 }),
  )

  await expect(changeNotices(addCongress)).rejects.toThrow(ApiProblem)

  expect(server.saves).toBe(1)
})
