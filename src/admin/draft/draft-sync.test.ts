import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { apply } from '#content/changes/apply.ts'
import { list, listItem, text } from '#content/fields/fields.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'
import { createDraftStore } from './draft-store.ts'
import { createDraftSync, GoneError, isAtRest } from './draft-sync.ts'
import type { DraftTransport, ServerPart } from './draft-transport.ts'
import { createUnsentChanges } from './unsent-changes.ts'

const schema = z.object({
  title: text('Título'),
  text: text('Texto'),
  cards: list('Tarjetas', listItem('Tarjeta', { name: text('Nombre') }), { max: 9, rowTitle: 'name' }),
})
const first: JsonObject = { title: 'A', text: 'B', cards: [{ id: 'uno', name: 'Uno' }] }

class Offline extends Error {}

/** One part of the next version on a server in memory. */
function createServer() {
  const server = {
    base: { value: first, etag: '"gallery-1"' as string | undefined },
    value: first as JsonObject | undefined,
    version: undefined as string | undefined,
    writes: 0,
    failures: 0,
    /** Loses the response of the next calls, after applying them. */
    lost: 0,
  }
  const partOf = (now: JsonObject): ServerPart => ({ version: server.version, base: server.base, value: now })
  const transport: DraftTransport = {
    load: async () => (server.value ? partOf(server.value) : undefined),
    async send({ changes, begin, version }) {
      if (server.failures-- > 0) throw new Offline()
      if (!server.value) {
        if (!begin) return 'gone'
        server.base = { value: begin, etag: undefined }
        server.value = begin
      }
      const known = server.version === version
      const { value: next, misfits } = apply(changes, server.value)
      if (!isJsonObject(next)) throw new TypeError('not a document')
      if (next !== server.value) server.version = `v${++server.writes}`
      server.value = next
      if (server.lost-- > 0) throw new Offline()
      return {
        version: server.version,
        clashes: misfits.map(({ change }) => ({ index: changes.indexOf(change), author: 'Ana' })),
        current: known ? undefined : partOf(next),
      }
    },
    isTemporary: () => true,
  }
  const change = (edit: JsonObject) => {
    server.value = { ...server.value, ...edit }
    server.version = `v${++server.writes}`
  }
  return { server, transport, change }
}

/** A page with the form open. */
function page(transport: DraftTransport, name = 'gallery') {
  const draft = createDraftStore<unknown>({ schema, validationDelay: 0 })
  const unsent = createUnsentChanges(() => name, draft.tree)
  const sync = createDraftSync({ draft, transport, unsent, delay: 700, retries: [1000] })
  return { draft, sync, value: () => draft.state.getState().draft, state: draft.state.getState }
}

async function opened({ transport }: Pick<ReturnType<typeof createServer>, 'transport'>) {
  const made = page(transport)
  await made.sync.open()
  return made
}

const later = (time = 1_000) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is typed', () => {
  test('is sent as changes, and is stored then', async () => {
    const site = createServer()
    const { draft, sync } = await opened(site)
    draft.edit('title', 'Nuevo')
    expect(isAtRest(sync.state.getState())).toBe(false)
    await later()
    expect(site.server.value).toEqual({ ...first, title: 'Nuevo' })
    expect(isAtRest(sync.state.getState())).toBe(true)
  })

  test('keeps the space at its end when the server, which stores it without, is read again', async () => {
    const site = createServer()
    const { draft, sync, value } = await opened(site)
    draft.edit('title', 'hola ')
    await later()
    site.change({ title: 'hola', text: 'de otra' })

    await sync.reload()

    expect(value()).toMatchObject({ title: 'hola ', text: 'de otra' })
    draft.edit('title', 'hola mundo')
    await later()
    expect(site.server.value).toMatchObject({ title: 'hola mundo', text: 'de otra' })
  })

  test('while a call is under way is sent with the next one', async () => {
    const site = createServer()
    const { draft, sync } = await opened(site)
    draft.edit('title', 'Nuevo')
    const sending = sync.flush()
    draft.edit('text', 'También')
    await sending
    expect(site.server.value).toMatchObject({ title: 'Nuevo', text: 'B' })
    await later()
    expect(site.server.value).toMatchObject({ title: 'Nuevo', text: 'También' })
  })

  test('is applied once although the response is lost, and stays in the form', async () => {
    const site = createServer()
    const { draft, value } = await opened(site)
    site.server.lost = 1
    draft.set('cards', [...z.array(z.custom<JsonObject>()).parse(first.cards), { id: 'dos', name: 'Dos' }])
    await later(700)
    await later(1_000)
    expect(site.server.value?.cards).toHaveLength(2)
    expect(value().cards).toHaveLength(2)
  })

  test('is no clash with what was typed before it, whose response is lost', async () => {
    const site = createServer()
    const { draft, state } = await opened(site)
    site.server.lost = 2
    for (const [title, text] of [
      ['Uno', 'B'],
      ['Uno dos', 'Primero'],
      ['Uno dos tres', 'Primero y segundo'],
    ] as const) {
      draft.edit('title', title)
      draft.edit('text', text)
      await later(1_000)
    }
    await later(2_000)
    expect(state().clashes.size).toBe(0)
    expect(site.server.value).toMatchObject({ title: 'Uno dos tres', text: 'Primero y segundo' })
  })

  test('is no clash with what a save has stored meanwhile', async () => {
    const site = createServer()
    const { sync, draft, state, value } = await opened(site)
    site.change({ title: 'Uno', text: 'De otra persona' })
    sync.noteAttempt({ ...first, title: 'Uno' })
    draft.edit('title', 'Uno dos')
    await sync.reload()
    expect(state().clashes.size).toBe(0)
    expect(value()).toMatchObject({ title: 'Uno dos', text: 'De otra persona' })
  })

  test('is sent when the server answers again', async () => {
    const site = createServer()
    const { draft, sync } = await opened(site)
    site.server.failures = 1
    draft.edit('title', 'Nuevo')
    await later(750)
    expect(sync.state.getState().hasFailed).toBe(true)
    await later(1_000)
    expect(site.server.value?.title).toBe('Nuevo')
    expect(sync.state.getState()).toMatchObject({ hasFailed: false, isStored: true })
  })
})

describe('what others change', () => {
  test('comes into the form beside what is typed here', async () => {
    const site = createServer()
    const { draft, sync, value } = await opened(site)
    draft.edit('title', 'Mío')
    site.change({ text: 'De Ana' })
    await sync.look('v1')
    expect(value()).toMatchObject({ title: 'Mío', text: 'De Ana' })
    await later()
    expect(site.server.value).toMatchObject({ title: 'Mío', text: 'De Ana' })
  })

  test('in the same field waits for a choice; the form keeps what is typed here', async () => {
    const site = createServer()
    const { draft, sync, value, state } = await opened(site)
    draft.edit('title', 'Mío')
    site.change({ title: 'De Ana' })
    await later()
    expect(value().title).toBe('Mío')
    expect(site.server.value?.title).toBe('De Ana')
    expect([...state().clashes]).toEqual([['title', { author: 'Ana' }]])
    expect(sync.clashingChanges()).toMatchObject([{ path: 'title', before: 'De Ana', after: 'Mío' }])

    draft.edit('text', 'Lo demás sí')
    await later()
    expect(site.server.value).toMatchObject({ title: 'De Ana', text: 'Lo demás sí' })
    sync.decide('title', true)
    await later()
    expect(site.server.value?.title).toBe('Mío')
  })

  test('is taken where a person chooses it', async () => {
    const site = createServer()
    const { draft, sync, value, state } = await opened(site)
    draft.edit('title', 'Mío')
    site.change({ title: 'De Ana' })
    await later()
    sync.decide('title', false)
    await later()
    expect(value().title).toBe('De Ana')
    expect(state().clashes.size).toBe(0)
    expect(site.server.value?.title).toBe('De Ana')
  })

  test('ends a clash when both typed the same', async () => {
    const site = createServer()
    const { draft, state, sync } = await opened(site)
    draft.edit('title', 'Mío')
    site.change({ title: 'De Ana' })
    await later()
    draft.edit('title', 'De Ana')
    site.change({ text: 'x' })
    await sync.look('v9')
    expect(state().clashes.size).toBe(0)
  })

  test('removed the item that is changed here: it stays in the form until she chooses', async () => {
    const site = createServer()
    const { draft, sync, value } = await opened(site)
    draft.edit('cards.uno.name', 'Mía')
    site.change({ cards: [] })
    await later()
    expect(value().cards).toEqual([{ id: 'uno', name: 'Mía' }])
    expect(site.server.value?.cards).toEqual([])
    sync.decide('cards.uno', false)
    expect(value().cards).toEqual([])
  })

  test('deleted it: without unsent changes the form has what was saved, with them it is created again', async () => {
    const untouched = createServer()
    const one = await opened(untouched)
    untouched.server.value = undefined
    await one.sync.look('gone')
    expect(one.sync.state.getState().isGone).toBe(true)

    const site = createServer()
    const { draft } = await opened(site)
    site.server.value = undefined
    draft.edit('title', 'Mío')
    await later(2_000)
    expect(site.server.value).toEqual({ ...first, title: 'Mío' })
  })
})

describe('a page that is opened again', () => {
  test('sends what an earlier visit could not send, once', async () => {
    const site = createServer()
    const { draft, sync } = await opened(site)
    site.server.failures = 100
    draft.edit('title', 'De ayer')
    await later(500)
    sync.keep()
    vi.clearAllTimers()
    site.server.failures = 0

    vi.resetModules()
    const { createUnsentChanges: ofNewPage } = await import('./unsent-changes.ts')
    const again = createDraftStore<unknown>({ schema, validationDelay: 0 })
    const unsent = ofNewPage(() => 'gallery', again.tree)
    const next = createDraftSync({ draft: again, transport: site.transport, unsent, retries: [1000] })
    site.change({ text: 'De Ana' })
    await next.open()
    expect(again.state.getState().draft).toMatchObject({ title: 'De ayer', text: 'De Ana' })
    await later()
    expect(site.server.value).toMatchObject({ title: 'De ayer', text: 'De Ana' })
    expect(unsent.left()).toEqual([])
  })

  test('of something that does not exist says so', async () => {
    const site = createServer()
    site.server.value = undefined
    await expect(opened(site)).rejects.toThrow(GoneError)
  })
})

describe('something new', () => {
  test('that begins while the server does not answer is kept by this browser, and created later', async () => {
    const { server, transport } = createServer()
    server.value = undefined
    const { draft, sync } = page({ ...transport, load: () => Promise.reject(new Offline()) }, 'page/nueva')
    draft.start({ value: first, etag: undefined })
    await sync.open()
    server.failures = 1

    draft.set('title', 'Nueva')
    await later(400)
    expect(window.localStorage.length).toBe(1)

    await later(5_000)
    expect(server.value).toMatchObject({ title: 'Nueva' })
    expect(window.localStorage.length).toBe(0)
  })

  test('is created by its first change', async () => {
    const site = createServer()
    site.server.value = undefined
    const { draft, sync } = page(site.transport)
    const empty = { title: '', text: '', cards: [] }
    sync.begin({ value: empty, etag: undefined })
    await later()
    expect(site.server.value).toBeUndefined()
    draft.edit('title', 'Colposcopia')
    await later()
    expect(site.server.value).toEqual({ ...empty, title: 'Colposcopia' })
    expect(site.server.base).toEqual({ value: empty, etag: undefined })
  })
})
