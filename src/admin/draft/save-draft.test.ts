import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '#admin/api/problem.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import { type JsonObject, valueAt } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { createDraftStore } from './draft-store.ts'
import { createSaver, type Destination } from './save-draft.ts'
import type { Version } from './version.ts'

const value = siteContent.parse(sample)

class Refusal extends Error {
  readonly current: Version | undefined
  readonly issues: readonly { path: string; message: string }[]

  constructor({ current, issues = [] }: { current?: Version; issues?: Refusal['issues'] } = {}) {
    super('refused')
    this.current = current
    this.issues = issues
  }
}

const lost = new ApiProblem({ status: 502, code: 'unexpected' })

/** 'unreachable': the response is lost, and later requests to the server fail too. */
type Fault = 'none' | 'refused' | 'request lost' | 'response lost' | 'unreachable' | 'unpublished'

/** An in-memory server. `fault` returns what goes wrong with the next save. */
function createServer(fault: () => Fault = () => 'none', latency = 0) {
  const server = { number: 1, live: 1, value: value as SiteContent, saves: 0, isReachable: true }
  const current = (): Version => ({ value: server.value, etag: `"site-content-${server.number}"` })
  const destination: Destination<SiteContent> = {
    async send({ value: sent, etag }) {
      const failure = fault()
      server.isReachable = failure !== 'unreachable'
      await delay(latency / 2)
      if (failure === 'refused') throw new Refusal()
      if (failure === 'request lost') throw lost
      if (etag !== current().etag) throw new Refusal({ current: current() })
      const isSame = JSON.stringify(sent) === JSON.stringify(server.value)
      server.value = siteContent.parse(sent)
      if (!isSame) server.number += 1
      server.saves += 1
      if (failure !== 'unpublished') server.live = server.number
      const saved = current()
      await delay(latency / 2)
      if (failure !== 'none') throw lost
      return saved
    },
    async read() {
      if (!server.isReachable) throw new ApiProblem({ status: 0, code: 'network' })
      return { ...current(), isPublished: server.live === server.number }
    },
    conflictOf: (error) => (error instanceof Refusal ? error.current : undefined),
    issuesOf: (error) => (error instanceof Refusal ? error.issues : []),
  }
  return { server, destination, current }
}

const delay = (time: number) =>
  time === 0 ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, time))

function openDraft({ destination, current }: ReturnType<typeof createServer>) {
  const draft = createDraftStore({ schema: siteContent })
  draft.load(current())
  const name = () => valueAt(draft.state.getState().draft, 'doctorInfo.name')
  return { draft, save: createSaver(draft, destination), name, get: draft.state.getState }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('save', () => {
  test('sends the document as parsed by the schema', async () => {
    const backend = createServer()
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.phone', '(55) 1234-5678')

    expect(await save()).toEqual({ kind: 'saved', wasLost: false })

    expect(backend.server.value.doctorInfo.phone).toBe('+525512345678')
    expect(get()).toMatchObject({ changeCount: 0, base: { etag: '"site-content-2"' }, saving: false })
  })

  test('sends nothing if nothing changed or a save is still running', async () => {
    const backend = createServer(undefined, 2_000)
    const { draft, save } = openDraft(backend)
    expect(await save()).toEqual({ kind: 'nothing' })

    draft.edit('doctorInfo.name', 'Dra. Ana')
    const first = save()
    expect(await save()).toEqual({ kind: 'nothing' })
    await vi.runAllTimersAsync()

    expect(await first).toEqual({ kind: 'saved', wasLost: false })
    expect(backend.server.saves).toBe(1)
  })

  test('does not send an invalid draft, and returns its first invalid field', async () => {
    const backend = createServer()
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', '')

    expect(await save()).toEqual({ kind: 'invalid', path: 'doctorInfo.name' })

    expect(backend.server.saves).toBe(0)
    expect(get().showAll).toBe(true)
  })

  test('shows the errors of the server at their fields', async () => {
    const backend = createServer()
    const issues = [{ path: 'doctorInfo.phone', message: 'No existe.' }]
    backend.destination.send = () => Promise.reject(new Refusal({ issues }))
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await save()).toMatchObject({ kind: 'failed' })

    expect(get().refused).toEqual(new Map([['doctorInfo.phone', 'No existe.']]))
    expect(await save()).toEqual({ kind: 'invalid', path: 'doctorInfo.phone' })
  })

  test('keeps both versions if someone else has saved since', async () => {
    const backend = createServer()
    const { draft, save, name, get } = openDraft(backend)
    backend.server.value = { ...value, doctorInfo: { ...value.doctorInfo, name: 'Dra. Otra' } }
    backend.server.number = 2
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await save()).toEqual({ kind: 'conflict' })

    expect(name()).toBe('Dra. Ana')
    expect(get().newer).toMatchObject({ etag: '"site-content-2"' })
    expect(backend.server.value.doctorInfo.name).toBe('Dra. Otra')
  })

  test('finds that a save with a lost response was stored', async () => {
    const backend = createServer(() => 'response lost')
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')

    const saving = save()
    await vi.advanceTimersByTimeAsync(0)

    expect(await saving).toEqual({ kind: 'saved', wasLost: true })
    expect(backend.server.saves).toBe(1)
    expect(get()).toMatchObject({ changeCount: 0, saving: false, checking: false })
  })

  test('shows that it checks a lost request, and reports that it was not stored', async () => {
    const backend = createServer(() => 'request lost')
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')

    const saving = save()
    await vi.advanceTimersByTimeAsync(0)
    expect(get()).toMatchObject({ saving: true, checking: true })
    await vi.runAllTimersAsync()

    expect(await saving).toMatchObject({ kind: 'failed', error: { status: 502, outcome: 'not-done' } })
    expect(get()).toMatchObject({ changeCount: 1, saving: false, checking: false })
  })

  test('reports that the outcome is unknown if the server cannot be reached', async () => {
    const backend = createServer(() => 'unreachable')
    const { draft, save } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')

    const saving = save()
    await vi.runAllTimersAsync()

    expect(await saving).toMatchObject({ kind: 'failed', error: { outcome: 'unknown' } })
  })

  test('publishes a version that was stored but not published before its response was lost', async () => {
    const faults: Fault[] = ['unpublished', 'none']
    const backend = createServer(() => faults.shift() ?? 'none')
    const { draft, save } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')

    const saving = save()
    await vi.runAllTimersAsync()

    expect(await saving).toEqual({ kind: 'saved', wasLost: true })
    expect(backend.server).toMatchObject({ number: 2, live: 2 })
  })

  test('keeps both versions if someone else saved after a lost request', async () => {
    const backend = createServer(() => 'request lost')
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')
    backend.server.value = { ...value, doctorInfo: { ...value.doctorInfo, name: 'Dra. Otra' } }
    backend.server.number = 2

    const saving = save()
    await vi.runAllTimersAsync()

    expect(await saving).toEqual({ kind: 'conflict' })
    expect(get().newer).toMatchObject({ etag: '"site-content-2"' })
  })

  test('recognises its own save later if it could not check it at once', async () => {
    const faults: Fault[] = ['unreachable', 'none', 'none']
    const backend = createServer(() => faults.shift() ?? 'none')
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')
    const failing = save()
    await vi.runAllTimersAsync()
    expect(await failing).toMatchObject({ kind: 'failed' })

    draft.edit('doctorInfo.name', 'Dra. Ana Ruiz')
    expect(await save()).toEqual({ kind: 'saved', wasLost: false })

    expect(backend.server.value.doctorInfo.name).toBe('Dra. Ana Ruiz')
    expect(get()).toMatchObject({ changeCount: 0, newer: undefined })
  })
})

test.each([
  1, 2, 3, 4, 5,
])('60 s of typing with 2 s latency and random failures loses no character (run %i)', async (seed) => {
  const random = seeded(seed)
  const backend = createServer(() => {
    const chance = random()
    if (chance < 0.2) return 'refused'
    if (chance < 0.35) return 'request lost'
    return chance < 0.5 ? 'unreachable' : chance < 0.65 ? 'response lost' : 'none'
  }, 2_000)
  const { draft, save, get } = openDraft(backend)
  const typed = { 'aboutMe.title': '', 'aboutMe.description': '' }
  const outcomes: string[] = []
  draft.set('aboutMe.title', '')
  draft.set('aboutMe.description', '')

  for (let time = 0; time < 60_000; time += 120) {
    const path = time % 12_000 < 2_000 ? 'aboutMe.title' : 'aboutMe.description'
    typed[path] += String.fromCharCode(97 + Math.floor(random() * 26))
    draft.edit(path, typed[path])
    if (time % 1_560 === 0) void save().then(({ kind }) => outcomes.push(kind))
    await vi.advanceTimersByTimeAsync(120)
    expect(read(get().draft)).toEqual(typed)
  }
  for (let attempt = 0; attempt < 50 && get().changeCount > 0; attempt += 1) {
    void save()
    await vi.advanceTimersByTimeAsync(10_000)
  }

  expect(outcomes).toContain('failed')
  expect(outcomes).toContain('saved')
  expect(outcomes).not.toContain('conflict')
  expect(read(get().draft)).toEqual(typed)
  expect(read(backend.server.value)).toEqual(typed)
  while (draft.undo() !== undefined);
  expect(get().draft).toEqual(value)
})

const read = (document: JsonObject) => ({
  'aboutMe.title': valueAt(document, 'aboutMe.title'),
  'aboutMe.description': valueAt(document, 'aboutMe.description'),
})

function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
