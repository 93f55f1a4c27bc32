import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { DocumentDraft } from '#admin/draft/document-draft.ts'
import { createDraftStore, type DraftStore } from '#admin/draft/draft-store.ts'
import { createLocalCopies } from '#admin/draft/local-copies.ts'
import type { EntryDraft } from '#admin/entries/entry-draft.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { type Service, service } from '#content/entries/service.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import { type JsonObject, valueAt } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { type Chosen, publishChosen } from './publish-changes.ts'
import { screenCall } from './screen-calls.ts'

const value = siteContent.parse(sample)
const colposcopy = service.parse({ id: 'colposcopia', title: 'Colposcopia', shortDescription: 'Revisión.' })

/** 'unreachable': the call is done, and its response and all later ones are lost. */
type Fault = 'none' | 'refused' | 'request lost' | 'response lost' | 'unpublished'

type Change = { document: string; entry?: string | null; tag: string | null; value: unknown }

const revision = (number: number) => ({
  document: 'x',
  number,
  author: 'Luz',
  createdAt: '2026-11-22T12:00:00.000Z',
})

/** The calls that save, in memory. `fault` returns what goes wrong with the next one. */
function createServer() {
  const server = {
    content: value as SiteContent,
    number: 1,
    live: 1,
    entries: new Map<string, { value: Service; number: number }>([
      ['colposcopia', { value: colposcopy, number: 1 }],
    ]),
    writes: 0,
    fault: (): Fault => 'none',
    refusal: undefined as object | undefined,
    latency: 0,
  }
  const contentTag = () => revisionTag('site-content', revision(server.number))
  const entryTag = (number: number) => `"services-x-${number}"`
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

  function saveContent({ tag, value: sent }: Change) {
    const next = siteContent.parse(sent)
    if (!same(next, server.content)) {
      if (tag !== contentTag()) return
      server.content = next
      server.number += 1
      server.writes += 1
    }
    return { document: 'site-content', value: next, revision: revision(server.number), etag: contentTag() }
  }

  function saveEntry({ entry, tag, value: sent }: Change) {
    const next = service.parse(sent)
    const stored = server.entries.get(entry ?? '') ?? server.entries.get(next.id)
    if (stored && same(stored.value, next)) return entryAnswer(next, stored.number)
    const known = server.entries.get(entry ?? next.id)
    if (tag === null ? known : !known || tag !== entryTag(known.number)) return
    const number = (known?.number ?? 0) + 1
    server.entries.delete(entry ?? '')
    server.entries.set(next.id, { value: next, number })
    server.writes += 1
    return entryAnswer(next, number)
  }
  const entryAnswer = (entry: Service, number: number) => ({
    ...{
      document: 'services',
      entry: entry.id,
      value: entry,
      revision: revision(number),
      etag: entryTag(number),
    },
  })

  function currentOf({ document, entry, value: sent }: Change) {
    if (document === 'site-content') return { siteContent: server.content, revision: revision(server.number) }
    const stored = server.entries.get(entry ?? '') ?? server.entries.get(service.parse(sent).id)
    if (!stored) return { entry: null }
    return { entry: stored.value, revision: revision(stored.number), etag: entryTag(stored.number) }
  }

  function publish(changes: readonly Change[]): Response {
    const before = { content: server.content, number: server.number, entries: new Map(server.entries) }
    const saved = changes.map((change) =>
      change.document === 'site-content' ? saveContent(change) : saveEntry(change),
    )
    const stale = changes.filter((_, index) => !saved[index])
    if (stale.length > 0) {
      Object.assign(server, before)
      const conflicts = stale.map((change) => ({
        document: change.document,
        entry: change.entry,
        current: currentOf(change),
      }))
      return json(409, { code: 'stale_revision', current: { conflicts } })
    }
    return json(200, { release: { id: 1, publishedAt: '2026-11-22T12:00:00.000Z' }, saved })
  }

  async function respond(path: string, init: RequestInit = {}): Promise<Response> {
    if (init.method !== 'POST') return json(200, {})
    const fault = server.fault()
    await delay(server.latency / 2)
    if (fault === 'request lost') throw new TypeError('network')
    if (fault === 'refused') return json(429, { code: 'too_many_requests' })
    if (server.refusal) return json(400, server.refusal)
    const body = JSON.parse(`${init.body}`)
    const response =
      path === '/api/publish-drafts'
        ? publish(body.changes)
        : saveOfScreen(body.siteContent, new Headers(init.headers).get('If-Match'))
    if (fault === 'unpublished' && response.ok) return json(500, { code: 'saved_not_published' })
    if (response.ok) server.live = server.number
    await delay(server.latency / 2)
    if (fault === 'response lost') throw new TypeError('network')
    return response
  }

  function saveOfScreen(sent: unknown, tag: string | null): Response {
    const change = { document: 'site-content', tag, value: sent }
    if (tag !== contentTag()) return json(409, { code: 'stale_revision', current: currentOf(change) })
    const saved = saveContent(change)
    const release = { id: 1, publishedAt: '2026-11-22T12:00:00.000Z' }
    return json(200, { siteContent: saved?.value, revision: saved?.revision, release })
  }
  return { server, respond }
}

const delay = (time: number) =>
  time === 0 ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, time))

const storage = { length: 0, getItem: () => null, setItem: () => {}, removeItem: () => {}, key: () => null }
const rest = {
  label: 'Prueba',
  tab: 'uno',
  copies: createLocalCopies(storage, () => 'prueba', schemaTree(siteContent)),
  formerTab: undefined,
  hasStoredCopy: createStore(() => true),
  onServer: createStore(() => ({})),
}
const none: ReadonlySet<string> = new Set()

function contentDraft() {
  const draft: DraftStore = createDraftStore({ schema: siteContent })
  draft.load({ value, etag: revisionTag('site-content', revision(1)) })
  const stored: DocumentDraft = {
    ...rest,
    draft,
    name: 'site-content',
    subject: () => ({ document: 'site-content' }),
  }
  return { stored, draft, get: draft.state.getState }
}

function entryDraft(id: string | undefined) {
  const draft: DraftStore = createDraftStore({ schema: service })
  let savedId = id
  draft.load(
    id === undefined
      ? { value: { ...colposcopy, id: '', title: '' }, etag: undefined }
      : { value: colposcopy, etag: '"services-x-1"' },
  )
  const detach = vi.fn(() => {
    savedId = undefined
    const { base } = draft.state.getState()
    if (base) draft.state.setState({ base: { value: base.value, etag: undefined } })
  })
  const stored: EntryDraft = {
    ...{
      ...rest,
      draft,
      document: 'services',
      key: 'uno',
      detach,
      ref: createStore(() => savedId ?? 'nuevo'),
    },
    subject: () => ({ document: 'services', entry: savedId ?? 'nuevo' }),
    savedId: () => savedId,
    setTaken: () => {},
    taken: () => none,
    settle: (next) => {
      savedId = next
    },
  }
  return { stored, draft, detach, get: draft.state.getState, savedId: () => savedId }
}

function newEntry() {
  const opened = entryDraft(undefined)
  opened.draft.edit('title', 'Menopausia')
  opened.draft.edit('id', 'menopausia')
  return opened
}

let { server, respond } = createServer()
let client = new QueryClient()
beforeEach(() => {
  vi.useFakeTimers()
  ;({ server, respond } = createServer())
  client = new QueryClient()
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => respond(path, init))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function publish(...stored: readonly Chosen['stored'][]) {
  const outcome = publishChosen(
    client,
    stored.map((each) => ({ stored: each, leftOut: none })),
  )
  await vi.advanceTimersByTimeAsync(20_000)
  return outcome
}

/** Answers each call with the next fault, and without one after the last. */
const faults = (...list: Fault[]) => {
  server.fault = () => list.shift() ?? 'none'
}

describe('publishing', () => {
  test('sends documents in the form in which they are stored', async () => {
    const { stored, draft, get } = contentDraft()
    draft.edit('doctorInfo.phone', '(55) 1234-5678')

    expect(await publish(stored)).toEqual({ kind: 'published', wasLost: false })

    expect(server.content.doctorInfo.phone).toBe('+525512345678')
    expect(get()).toMatchObject({
      changeCount: 0,
      base: { etag: revisionTag('site-content', revision(2)) },
      saving: false,
    })
  })

  test('sends nothing if nothing changed or a publish of the draft is under way', async () => {
    const { stored, draft } = contentDraft()
    expect(await publish(stored)).toEqual({ kind: 'nothing' })

    server.latency = 2_000
    draft.edit('doctorInfo.name', 'Dra. Ana')
    const first = publish(stored)
    expect(await publish(stored)).toEqual({ kind: 'nothing' })

    expect(await first).toEqual({ kind: 'published', wasLost: false })
    expect(server.writes).toBe(1)
  })

  test('does not send an invalid draft, and names its first invalid field', async () => {
    const { stored, draft, get } = contentDraft()
    draft.edit('doctorInfo.name', '')

    expect(await publish(stored)).toEqual({ kind: 'invalid', stored, path: 'doctorInfo.name' })

    expect(server.writes).toBe(0)
    expect(get().showAll).toBe(true)
  })

  test('shows the errors of the server at their fields', async () => {
    const { stored, draft, get } = contentDraft()
    const issues = [{ path: 'changes[0].value.doctorInfo.phone', message: 'No existe.' }]
    server.refusal = { code: 'invalid_document', issues }
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await publish(stored)).toMatchObject({ kind: 'invalid', path: 'doctorInfo.phone' })

    expect(get().refused).toEqual(new Map([['doctorInfo.phone', 'No existe.']]))
  })

  test('names the draft whose whole value the server refuses', async () => {
    const { stored, draft, get } = contentDraft()
    server.refusal = {
      code: 'invalid_document',
      issues: [{ path: 'changes[0].value', message: 'Falta algo.' }],
    }
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await publish(stored)).toEqual({ kind: 'invalid', stored, path: '' })
    expect(get().refused).toEqual(new Map([['', 'Falta algo.']]))

    server.refusal = undefined
    draft.edit('doctorInfo.name', 'Dra. Ana Ruiz')
    expect(await publish(stored)).toMatchObject({ kind: 'published' })
  })

  test('leaves out what is left out, and keeps it as a draft', async () => {
    const { stored, draft, get } = contentDraft()
    draft.edit('doctorInfo.name', 'Dra. Ana')
    draft.edit('doctorInfo.city', 'León')

    const outcome = publishChosen(client, [{ stored, leftOut: new Set(['doctorInfo.city']) }])
    await vi.advanceTimersByTimeAsync(1_000)

    expect(await outcome).toMatchObject({ kind: 'published' })
    expect(server.content.doctorInfo).toMatchObject({ name: 'Dra. Ana', city: value.doctorInfo.city })
    expect(get()).toMatchObject({ changeCount: 1, draft: { doctorInfo: { city: 'León' } } })
  })

  test('publishes drafts of several subjects or none of them', async () => {
    const [content, entry] = [contentDraft(), entryDraft('colposcopia')]
    content.draft.edit('doctorInfo.name', 'Dra. Ana')
    entry.draft.edit('title', 'La mía')
    server.entries.set('colposcopia', { value: { ...colposcopy, title: 'La de Luz' }, number: 2 })

    expect(await publish(content.stored, entry.stored)).toEqual({ kind: 'conflict', open: [entry.stored] })
    expect(server.content.doctorInfo.name).toBe(value.doctorInfo.name)

    const { newer, draft } = entry.get()
    if (newer) entry.draft.resolve(newer, draft)
    expect(await publish(content.stored, entry.stored)).toMatchObject({ kind: 'published' })
    expect(server.content.doctorInfo.name).toBe('Dra. Ana')
    expect(server.entries.get('colposcopia')?.value.title).toBe('La mía')
  })
})

describe('two people', () => {
  test('keep both versions of a field that both changed', async () => {
    const { stored, draft, get } = contentDraft()
    server.content = { ...value, doctorInfo: { ...value.doctorInfo, name: 'Dra. Otra' } }
    server.number = 2
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await publish(stored)).toEqual({ kind: 'conflict', open: [stored] })

    expect(get()).toMatchObject({ draft: { doctorInfo: { name: 'Dra. Ana' } }, newer: { author: 'Luz' } })
    expect(server.content.doctorInfo.name).toBe('Dra. Otra')
  })

  test('publish what they changed in different fields', async () => {
    const { stored, draft } = contentDraft()
    server.content = { ...value, doctorInfo: { ...value.doctorInfo, city: 'León' } }
    server.number = 2
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await publish(stored)).toEqual({ kind: 'published', wasLost: false })

    expect(server.content.doctorInfo).toMatchObject({ name: 'Dra. Ana', city: 'León' })
  })
})

describe('a lost response', () => {
  test('is not noticed when the repeated call is answered', async () => {
    const { stored, draft, get } = contentDraft()
    faults('response lost')
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await publish(stored)).toEqual({ kind: 'published', wasLost: true })

    expect(server.writes).toBe(1)
    expect(get()).toMatchObject({ changeCount: 0, saving: false, checking: false })
  })

  test('shows that the call is repeated', async () => {
    const { stored, draft, get } = contentDraft()
    faults('request lost')
    draft.edit('doctorInfo.name', 'Dra. Ana')

    const outcome = publishChosen(client, [{ stored, leftOut: none }])
    await vi.advanceTimersByTimeAsync(500)
    expect(get()).toMatchObject({ saving: true, checking: true })
    await vi.runAllTimersAsync()

    expect(await outcome).toEqual({ kind: 'published', wasLost: true })
  })

  test('of every attempt leaves the outcome unknown, and the draft as it is', async () => {
    const { stored, draft, get } = contentDraft()
    server.fault = () => 'response lost'
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(await publish(stored)).toMatchObject({ kind: 'failed', error: { outcome: 'unknown' } })
    expect(get()).toMatchObject({ changeCount: 1, saving: false })
  })

  test('is recognised later as an own version, although she has typed on', async () => {
    const { stored, draft, get } = contentDraft()
    faults('response lost', 'response lost', 'response lost')
    draft.edit('doctorInfo.name', 'Dra. Ana')
    expect(await publish(stored)).toMatchObject({ kind: 'failed' })

    draft.edit('doctorInfo.name', 'Dra. Ana Ruiz')
    expect(await publish(stored)).toMatchObject({ kind: 'published' })

    expect(server.content.doctorInfo.name).toBe('Dra. Ana Ruiz')
    expect(get()).toMatchObject({ changeCount: 0, newer: undefined })
  })

  test('publishes a version that was stored and not published', async () => {
    const { stored, draft } = contentDraft()
    faults('unpublished')
    draft.edit('doctorInfo.name', 'Dra. Ana')
    expect(await publish(stored)).toMatchObject({ kind: 'failed', error: { code: 'saved_not_published' } })

    expect(await publish(stored)).toMatchObject({ kind: 'published' })

    expect(server).toMatchObject({ number: 2, live: 2 })
  })

  test('is recognised by the call of a screen, which refuses a stale repetition', async () => {
    const { stored, draft, get } = contentDraft()
    faults('response lost')
    draft.edit('doctorInfo.name', 'Dra. Ana')

    const outcome = publishChosen(client, [{ stored, leftOut: none }], screenCall('site-content'))
    await vi.advanceTimersByTimeAsync(5_000)

    expect(await outcome).toEqual({ kind: 'published', wasLost: true })
    expect(server).toMatchObject({ writes: 1, live: 2 })
    expect(get()).toMatchObject({ changeCount: 0, newer: undefined })
  })
})

describe('a new entry', () => {
  test('is created', async () => {
    const { stored, savedId } = newEntry()

    expect(await publish(stored)).toEqual({ kind: 'published', wasLost: false })

    expect(server.entries.get('menopausia')?.value.title).toBe('Menopausia')
    expect(savedId()).toBe('menopausia')
  })

  test('is created once although responses were lost and she has typed on', async () => {
    const { stored, draft } = newEntry()
    faults('response lost', 'response lost', 'response lost')
    expect(await publish(stored)).toMatchObject({ kind: 'failed' })
    draft.edit('shortDescription', 'Consulta.')

    expect(await publish(stored)).toMatchObject({ kind: 'published' })

    expect(server.entries.size).toBe(2)
    expect(server.entries.get('menopausia')?.value.shortDescription).toBe('Consulta.')
  })

  test('does not replace another entry with its address, and says so at the address', async () => {
    server.entries.set('menopausia', { value: { ...colposcopy, id: 'menopausia', title: 'Otra' }, number: 4 })
    const { stored, get } = newEntry()

    expect(await publish(stored)).toEqual({ kind: 'invalid', stored, path: 'id' })

    expect([...get().refused.keys()]).toEqual(['id'])
    expect(server.entries.get('menopausia')?.value.title).toBe('Otra')
  })
})

describe('a saved entry', () => {
  test('is found at its new address after lost responses', async () => {
    const { stored, draft, savedId } = entryDraft('colposcopia')
    draft.edit('id', 'colposcopia-digital')
    faults('response lost', 'response lost', 'response lost')
    expect(await publish(stored)).toMatchObject({ kind: 'failed' })
    draft.edit('title', 'Colposcopia digital')

    expect(await publish(stored)).toMatchObject({ kind: 'published' })

    expect([...server.entries.keys()]).toEqual(['colposcopia-digital'])
    expect(savedId()).toBe('colposcopia-digital')
  })

  test('that a person deleted keeps its draft, and the next publish creates it again', async () => {
    const { stored, draft, detach } = entryDraft('colposcopia')
    server.entries.delete('colposcopia')
    draft.edit('title', 'La mía')

    expect(await publish(stored)).toEqual({ kind: 'deleted', stored })
    expect(detach).toHaveBeenCalledOnce()
    expect(await publish(stored)).toMatchObject({ kind: 'published' })
    expect(server.entries.get('colposcopia')?.value.title).toBe('La mía')
  })
})

describe.each(['the call that publishes', 'the call of the screen'] as const)('%s', (name) => {
  test.each([
    1, 2, 3, 4, 5,
  ])('loses no character in 60 s of typing with random failures (run %i)', async (seed) => {
    const random = seeded(seed)
    server.latency = 2_000
    server.fault = () => {
      const chance = random()
      if (chance < 0.2) return 'refused'
      if (chance < 0.35) return 'request lost'
      return chance < 0.5 ? 'unpublished' : chance < 0.75 ? 'response lost' : 'none'
    }
    const { stored, draft, get } = contentDraft()
    const send = name === 'the call of the screen' ? screenCall('site-content') : undefined
    const typed = { 'aboutMe.title': '', 'aboutMe.description': '' }
    const outcomes: string[] = []
    const save = () =>
      publishChosen(client, [{ stored, leftOut: none }], send).then(({ kind }) => outcomes.push(kind))
    draft.set('aboutMe.title', '')
    draft.set('aboutMe.description', '')

    for (let time = 0; time < 60_000; time += 120) {
      const path = time % 12_000 < 2_000 ? 'aboutMe.title' : 'aboutMe.description'
      typed[path] += String.fromCharCode(97 + Math.floor(random() * 26))
      draft.edit(path, typed[path])
      if (time % 1_560 === 0) void save()
      await vi.advanceTimersByTimeAsync(120)
      expect(read(get().draft)).toEqual(typed)
    }
    for (let attempt = 0; attempt < 50 && get().changeCount > 0; attempt += 1) {
      void save()
      await vi.advanceTimersByTimeAsync(15_000)
    }

    expect(outcomes).toContain('failed')
    expect(outcomes).toContain('published')
    expect(outcomes).not.toContain('conflict')
    expect(read(get().draft)).toEqual(typed)
    expect(read(server.content)).toEqual(typed)
    while (draft.undo() !== undefined);
    expect(get().draft).toEqual(value)
  })
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
