import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type JsonObject, valueAt } from '#content/json.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
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

/** A server in memory. `fault` says what goes wrong with the next save. */
function createServer(fault: () => 'none' | 'refused' | 'answer lost' = () => 'none', latency = 0) {
  const server = { number: 1, value: value as SiteContent, saves: 0 }
  const current = (): Version => ({ value: server.value, etag: `"site-content-${server.number}"` })
  const destination: Destination<SiteContent> = {
    async send({ value: sent, etag }) {
      const trouble = fault()
      await delay(latency / 2)
      if (trouble === 'refused') throw new Refusal()
      if (etag !== current().etag) throw new Refusal({ current: current() })
      server.value = siteContent.parse(sent)
      server.number += 1
      server.saves += 1
      const answer = current()
      await delay(latency / 2)
      if (trouble === 'answer lost') throw new Refusal()
      return answer
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
  test('sends the document as the schema reads it', async () => {
    const backend = createServer()
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.phone', '(55) 1234-5678')

    expect(await save()).toEqual({ kind: 'saved' })

    expect(backend.server.value.doctorInfo.phone).toBe('5512345678')
    expect(get()).toMatchObject({ changeCount: 0, base: { etag: '"site-content-2"' }, saving: false })
  })

  test('sends nothing when nothing changed, nor while a save is under way', async () => {
    const backend = createServer(undefined, 2_000)
    const { draft, save } = openDraft(backend)
    expect(await save()).toEqual({ kind: 'nothing' })

    draft.edit('doctorInfo.name', 'Dra. Ana')
    const first = save()
    expect(await save()).toEqual({ kind: 'nothing' })
    await vi.runAllTimersAsync()

    expect(await first).toEqual({ kind: 'saved' })
    expect(backend.server.saves).toBe(1)
  })

  test('sends nothing invalid, and tells the first field that is wrong', async () => {
    const backend = createServer()
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', '')

    expect(await save()).toEqual({ kind: 'invalid', path: 'doctorInfo.name' })

    expect(backend.server.saves).toBe(0)
    expect(get().showAll).toBe(true)
  })

  test('puts what the server refuses at its fields', async () => {
    const backend = createServer()
    const issues = [{ path: 'doctorInfo.phone', message: 'No existe.' }]
    backend.destination.send = () => Promise.reject(new Refusal({ issues }))
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await save()).toMatchObject({ kind: 'failed' })

    expect(get().refused).toEqual(new Map([['doctorInfo.phone', 'No existe.']]))
    expect(await save()).toEqual({ kind: 'invalid', path: 'doctorInfo.phone' })
  })

  test('keeps both versions when someone else saved since', async () => {
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

  test('knows its own save again when the answer was lost', async () => {
    const faults = ['answer lost', 'none', 'none'] as const
    let attempt = 0
    const backend = createServer(() => faults[attempt++] ?? 'none')
    const { draft, save, get } = openDraft(backend)
    draft.edit('doctorInfo.name', 'Dra. Ana')
    expect(await save()).toMatchObject({ kind: 'failed' })

    draft.edit('doctorInfo.name', 'Dra. Ana Ruiz')
    expect(await save()).toEqual({ kind: 'saved' })

    expect(backend.server.value.doctorInfo.name).toBe('Dra. Ana Ruiz')
    expect(get()).toMatchObject({ changeCount: 0, newer: undefined })
  })
})

test.each([
  1, 2, 3, 4, 5,
])('60 s of typing with 2 s latency and random failures loses no character (run %i)', async (seed) => {
  const random = seeded(seed)
  const backend = createServer(() => {
    const luck = random()
    return luck < 0.25 ? 'refused' : luck < 0.5 ? 'answer lost' : 'none'
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
    await vi.advanceTimersByTimeAsync(5_000)
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
