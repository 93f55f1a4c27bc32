import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftStore } from '#admin/draft/draft-store.ts'
import { createSaver } from '#admin/draft/save-draft.ts'
import { type Service, service } from '#content/entries/service.ts'
import { entryDestination } from './entry-destination.ts'

const entry = service.parse({ id: 'menopausia', title: 'Menopausia', shortDescription: 'Consulta.' })

type Stored = { value: Service; number: number }
type Fault = 'none' | 'request lost' | 'response lost'

/** The calls of one document's entries, in memory. */
function createServer() {
  const entries = new Map<string, Stored>()
  const server = { entries, fault: 'none' as Fault, writes: 0 }
  const tag = ({ number }: Stored) => `"services-x-${number}"`
  const revision = { number: 1, author: 'Ana', createdAt: '2026-11-22T12:00:00.000Z' }
  const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init)
  const conflict = (stored: Stored | undefined) =>
    json(
      {
        code: 'stale_revision',
        current: stored ? { entry: stored.value, revision, etag: tag(stored) } : { entry: null },
      },
      { status: 409 },
    )

  function put(id: string, init: RequestInit): Response {
    const headers = new Headers(init.headers)
    const stored = entries.get(id)
    const [expected, createsOnly] = [headers.get('If-Match'), headers.has('If-None-Match')]
    if (createsOnly ? stored : expected && expected !== (stored && tag(stored))) return conflict(stored)
    const value = service.parse(JSON.parse(`${init.body}`))
    if (value.id !== id && entries.has(value.id)) {
      return json({ code: 'invalid', issues: [{ path: 'id', message: 'En uso.' }] }, { status: 400 })
    }
    const saved = { value, number: (stored?.number ?? 0) + 1 }
    entries.delete(id)
    entries.set(value.id, saved)
    server.writes += 1
    return json({ entry: value, revision, etag: tag(saved) })
  }

  async function respond(path: string, init: RequestInit = {}): Promise<Response> {
    if (path === '/api/status') {
      const launch = { isPublic: false, launchedAt: null }
      return json({ live: live(), saved: {}, launch, backups: null, endedComparison: null })
    }
    const id = path.replace('/api/services/', '')
    const fault = server.fault
    if (init.method === 'PUT') {
      server.fault = 'none'
      if (fault === 'request lost') throw new TypeError('network')
      const response = put(id, init)
      if (fault === 'response lost') throw new TypeError('network')
      return response
    }
    const stored = entries.get(id)
    if (!stored) return json({ code: 'not_found' }, { status: 404 })
    return json(stored.value, { headers: { ETag: tag(stored) } })
  }
  const live = () => ({ id: 1, publishedAt: revision.createdAt, revisions: {} })
  return { server, respond }
}

/** A draft as an entry's screen keeps it. */
function openDraft(id: string | undefined, stored?: Stored) {
  const draft = createDraftStore({ schema: service })
  let savedId = id
  const value = stored?.value ?? { ...entry, id: '', title: '' }
  draft.load({ value, etag: stored && `"services-x-${stored.number}"` })
  const detach = vi.fn(() => {
    savedId = undefined
    draft.state.setState({ base: { value, etag: undefined } })
  })
  const kept = { document: 'services' as const, draft, savedId: () => savedId, detach }
  const save = createSaver(
    draft,
    entryDestination(kept, () => undefined),
  )
  return { draft, save, detach }
}

function newDraft() {
  const opened = openDraft(undefined)
  opened.draft.edit('title', entry.title)
  opened.draft.edit('id', entry.id)
  return opened
}

let { server, respond } = createServer()
beforeEach(() => {
  ;({ server, respond } = createServer())
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => respond(path, init))
})
afterEach(() => void vi.unstubAllGlobals())

describe('a new entry', () => {
  test('is created', async () => {
    const { save } = newDraft()

    expect(await save()).toEqual({ kind: 'saved', wasLost: false })
    expect(server.entries.get('menopausia')?.value.title).toBe('Menopausia')
  })

  test('is created once although the response was lost', async () => {
    const { save } = newDraft()
    server.fault = 'response lost'

    expect(await save()).toEqual({ kind: 'saved', wasLost: true })
    expect(server.writes).toBe(1)
  })

  test('is created by the next save if the request was lost', async () => {
    const { save } = newDraft()
    server.fault = 'request lost'

    expect(await save()).toMatchObject({ kind: 'failed', error: { outcome: 'not-done' } })
    expect(await save()).toEqual({ kind: 'saved', wasLost: false })
  }, 10_000)

  test('does not replace another entry with its address, and says so at the address', async () => {
    server.entries.set('menopausia', { value: { ...entry, title: 'Otra' }, number: 4 })
    const { save, draft } = newDraft()

    expect(await save()).toMatchObject({ kind: 'failed', error: { code: 'address_taken' } })
    expect([...draft.state.getState().refused.keys()]).toEqual(['id'])
    expect(server.entries.get('menopausia')?.value.title).toBe('Otra')
  })
})

describe('a saved entry', () => {
  const stored = { value: entry, number: 2 }

  function opened() {
    server.entries.set('menopausia', stored)
    return openDraft('menopausia', stored)
  }

  test('moves to its new address', async () => {
    const { save, draft } = opened()
    draft.edit('id', 'climaterio')

    expect(await save()).toEqual({ kind: 'saved', wasLost: false })
    expect([...server.entries.keys()]).toEqual(['climaterio'])
  })

  test('is found at its new address after a lost response', async () => {
    const { save, draft } = opened()
    draft.edit('id', 'climaterio')
    server.fault = 'response lost'

    expect(await save()).toEqual({ kind: 'saved', wasLost: true })
    expect(draft.state.getState().base?.value.id).toBe('climaterio')
  })

  test('is not mistaken for the entry that has the new address already', async () => {
    const { save, draft } = opened()
    server.entries.set('climaterio', { value: { ...entry, id: 'climaterio', title: 'Otra' }, number: 9 })
    draft.edit('id', 'climaterio')
    server.fault = 'request lost'

    expect(await save()).toMatchObject({ kind: 'failed', error: { outcome: 'not-done' } })
    expect(await save()).toMatchObject({ kind: 'failed', error: { status: 400 } })
    expect([...draft.state.getState().refused.keys()]).toEqual(['id'])
  }, 10_000)

  test('that somebody else saved meanwhile is a conflict with both versions', async () => {
    const { save, draft } = opened()
    server.entries.set('menopausia', { value: { ...entry, title: 'La de Luz' }, number: 3 })
    draft.edit('title', 'La mía')

    expect(await save()).toEqual({ kind: 'conflict' })
    expect(draft.state.getState().newer).toMatchObject({ value: { title: 'La de Luz' }, author: 'Ana' })
  })

  test('that somebody deleted meanwhile keeps its draft, and the next save creates it again', async () => {
    const { save, draft, detach } = opened()
    server.entries.delete('menopausia')
    draft.edit('title', 'La mía')

    expect(await save()).toMatchObject({ kind: 'failed', error: { code: 'entry_deleted' } })
    expect(detach).toHaveBeenCalledOnce()
    expect(await save()).toEqual({ kind: 'saved', wasLost: false })
    expect(server.entries.get('menopausia')?.value.title).toBe('La mía')
  })
})
