import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createDraftStore } from './draft-store.ts'
import { createDraftSync, type DraftTransport, isAtRest, type RemoteDraft } from './draft-sync.ts'
import type { Version } from './version.ts'

const schema = z.object({ title: z.string(), text: z.string(), note: z.string() })
const first: Version = { value: { title: 'A', text: 'B', note: '' }, etag: '"gallery-1"' }

class StaleDraft extends Error {
  readonly current: RemoteDraft | null
  constructor(current: RemoteDraft | null) {
    super('stale')
    this.current = current
  }
}

/** One draft on a server in memory. */
function createServer() {
  const server = {
    draft: null as RemoteDraft | null,
    writes: 0,
    failures: 0,
    /** Loses the response of the next writes, after storing them. */
    lost: 0,
    latency: 0,
  }
  const wait = () => new Promise((resolve) => setTimeout(resolve, server.latency))
  const check = (basedOn: string | undefined) => {
    if (server.draft?.version !== basedOn) throw new StaleDraft(server.draft)
  }
  const transport = {
    load: async () => {
      await wait()
      return server.draft
    },
    store: async (
      { base, value }: { base: Version; value: RemoteDraft['value'] },
      basedOn: string | undefined,
    ) => {
      await wait()
      if (server.failures-- > 0) throw new Error('offline')
      check(basedOn)
      server.draft = { version: `v${++server.writes}`, base, value }
      if (server.lost-- > 0) throw new Error('lost')
      return server.draft.version
    },
    remove: async (version: string) => {
      await wait()
      if (server.failures-- > 0) throw new Error('offline')
      check(version)
      server.draft = null
    },
    conflictOf: (error: unknown) => (error instanceof StaleDraft ? error.current : undefined),
    isTemporary: () => true,
  }
  return { server, transport }
}

/** A device with the form open. */
function device(transport: DraftTransport, base = first) {
  const draft = createDraftStore<unknown>({ schema, validationDelay: 0 })
  const sync = createDraftSync({ draft, transport, delay: 700, retries: [1000] })
  draft.load(base)
  return { draft, sync, value: () => draft.state.getState().draft }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function open(server: ReturnType<typeof createServer>, base = first) {
  const opened = device(server.transport, base)
  const looked = opened.sync.look(server.server.draft?.version)
  await vi.advanceTimersByTimeAsync(server.server.latency + 1)
  await looked
  return opened
}

describe('a draft on the server', () => {
  test('is removed at once when everything is taken back, so that it does not come back', async () => {
    const server = createServer()
    const { draft } = await open(server)
    draft.set('title', 'Otro')
    await vi.advanceTimersByTimeAsync(800)
    expect(server.server.draft).not.toBeNull()

    draft.set('text', 'Otro')
    draft.set('text', 'B')
    draft.set('title', 'A')
    await vi.advanceTimersByTimeAsync(1)

    expect(server.server.draft).toBeNull()
  })

  test('gets what is typed, once typing pauses, and is removed when nothing differs any more', async () => {
    const place = createServer()
    const { draft } = await open(place)
    draft.edit('title', 'A1')
    draft.edit('title', 'A12')
    await vi.advanceTimersByTimeAsync(800)
    expect(place.server).toMatchObject({ writes: 1, draft: { value: { title: 'A12' } } })

    draft.edit('title', 'A')
    await vi.advanceTimersByTimeAsync(800)
    expect(place.server.draft).toBeNull()
  })

  test('is in the form of the next device that opens it, without a step to undo', async () => {
    const place = createServer()
    const one = await open(place)
    one.draft.edit('title', 'De la computadora')
    await vi.advanceTimersByTimeAsync(800)

    const phone = await open(place)

    expect(phone.value()).toMatchObject({ title: 'De la computadora' })
    expect(phone.draft.state.getState()).toMatchObject({ changeCount: 1, history: { past: [] } })
  })

  test('is retried until it is stored, and keeps what is typed meanwhile', async () => {
    const place = createServer()
    const { draft, sync } = await open(place)
    place.server.failures = 3
    draft.edit('title', 'Uno')
    await vi.advanceTimersByTimeAsync(1500)
    expect(sync.state.getState()).toMatchObject({ hasFailed: true, isStored: false })
    draft.edit('text', 'Dos')
    await vi.advanceTimersByTimeAsync(5000)
    expect(place.server.draft?.value).toMatchObject({ title: 'Uno', text: 'Dos' })
    expect(sync.state.getState()).toMatchObject({ hasFailed: false, isStored: true })
  })

  test('is at rest once it was read, and again once the server holds what was typed', async () => {
    const place = createServer()
    place.server.latency = 100
    const { draft, sync } = device(place.transport)
    const isResting = () => isAtRest(sync.state.getState())
    expect(isResting(), 'before the list of drafts').toBe(false)
    await sync.look(undefined)
    expect(isResting()).toBe(true)

    draft.edit('title', 'Uno')
    expect(isResting(), 'before it is sent').toBe(false)
    await vi.advanceTimersByTimeAsync(750)
    expect(isResting(), 'on its way').toBe(false)
    await vi.advanceTimersByTimeAsync(100)

    expect(isResting()).toBe(true)
  })

  test('recognises its own state after a lost response', async () => {
    const place = createServer()
    const { draft, sync } = await open(place)
    place.server.lost = 1
    draft.edit('title', 'Uno')
    await vi.advanceTimersByTimeAsync(800)
    draft.edit('title', 'Uno y dos')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sync.state.getState()).toMatchObject({ isStored: true, other: undefined })
    expect(place.server.draft?.value).toMatchObject({ title: 'Uno y dos' })
  })

  test('keeps the changes of two devices in different fields', async () => {
    const place = createServer()
    const one = await open(place)
    const two = await open(place)
    one.draft.edit('title', 'De una')
    await vi.advanceTimersByTimeAsync(800)
    two.draft.edit('text', 'De otra')
    await vi.advanceTimersByTimeAsync(2000)
    expect(place.server.draft?.value).toMatchObject({ title: 'De una', text: 'De otra' })
    const looked = one.sync.look(place.server.draft?.version)
    await vi.advanceTimersByTimeAsync(1)
    await looked
    expect(one.value()).toMatchObject({ title: 'De una', text: 'De otra' })
  })

  test('says that it reads what another device wrote until the form has it, or the reading fails', async () => {
    const place = createServer()
    const one = await open(place)
    const two = await open(place)
    two.draft.edit('text', 'De otra')
    await vi.advanceTimersByTimeAsync(800)
    const isLooking = () => one.sync.state.getState().isLooking

    const looked = one.sync.look('v1')
    expect(isLooking()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await looked
    expect([isLooking(), one.value()]).toMatchObject([false, { text: 'De otra' }])

    const failing = device({ ...place.transport, load: () => Promise.reject(new Error('offline')) })
    await expect(failing.sync.look('v1')).rejects.toThrow('offline')
    expect(failing.sync.state.getState()).toMatchObject({ isLooking: false, isReady: false })
  })

  test('asks when two devices changed the same field, and keeps both until then', async () => {
    const place = createServer()
    const one = await open(place)
    const two = await open(place)
    one.draft.edit('title', 'De una')
    await vi.advanceTimersByTimeAsync(800)
    two.draft.edit('title', 'De otra')
    two.draft.edit('note', 'Nota')
    await vi.advanceTimersByTimeAsync(2000)

    expect(two.value()).toMatchObject({ title: 'De otra' })
    expect(place.server.draft?.value).toMatchObject({ title: 'De una' })
    expect(two.sync.differencesToOther().filter(({ changedBy }) => changedBy === 'both')).toMatchObject([
      { path: 'title', mine: 'De otra', theirs: 'De una' },
    ])

    two.sync.resolve(({ changedBy }) => (changedBy === 'both' ? 'theirs' : 'mine'))
    await vi.advanceTimersByTimeAsync(800)
    expect(two.value()).toMatchObject({ title: 'De una', note: 'Nota' })
    expect(place.server.draft?.value).toMatchObject({ title: 'De una', note: 'Nota' })
  })

  test('keeps what was typed while the form was loading', async () => {
    const place = createServer()
    const one = await open(place)
    one.draft.edit('title', 'De una')
    await vi.advanceTimersByTimeAsync(800)
    place.server.latency = 500
    const two = device(place.transport)
    const looked = two.sync.look('v1')
    two.draft.edit('text', 'Rápida')
    await vi.advanceTimersByTimeAsync(3000)
    await looked
    expect(two.value()).toMatchObject({ title: 'De una', text: 'Rápida' })
  })

  test('takes over what another person published in other fields, and does not undo it', async () => {
    const place = createServer()
    const one = await open(place)
    one.draft.edit('title', 'Mío')
    await vi.advanceTimersByTimeAsync(800)
    const published: Version = { value: { ...first.value, text: 'De ella' }, etag: '"gallery-2"' }

    const later = await open(place, published)

    expect(later.value()).toMatchObject({ title: 'Mío', text: 'De ella' })
    expect(later.draft.state.getState()).toMatchObject({ changeCount: 1, newer: undefined })
  })

  test('leaves a draft of another version of the software alone', async () => {
    const place = createServer()
    const transport = { ...place.transport, load: async () => 'unreadable' as const }
    const one = device(transport)
    await one.sync.look('v9')
    one.draft.edit('title', 'Mío')
    await vi.advanceTimersByTimeAsync(2000)
    expect(place.server.writes).toBe(0)
    expect(one.sync.state.getState().isUnreadable).toBe(true)
  })
})

test('60 s of typing with 2 s latency and random failures loses nothing', async () => {
  const place = createServer()
  const { draft } = await open(place)
  place.server.latency = 2000
  let typed = ''
  for (let second = 0; second < 300; second += 1) {
    typed += 'abcdefghij'[second % 10]
    draft.edit('text', typed)
    if (second % 7 === 0) place.server.failures = 1 + (second % 3)
    if (second % 11 === 0) place.server.lost = 1
    await vi.advanceTimersByTimeAsync(200)
    expect(draft.state.getState().draft.text).toBe(typed)
  }
  place.server.failures = 0
  place.server.lost = 0
  await vi.advanceTimersByTimeAsync(30_000)
  expect(place.server.draft?.value.text).toBe(typed)
})
