import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apply, withoutThings } from '#content/changes/apply.ts'
import { thingsIn } from '#content/changes/change.ts'
import { draftDiff } from '#content/changes/diff.ts'
import { draftSchema, isDraftDocument } from '#content/documents/draft-schema.ts'
import { receivedChange, type SentChange } from '#content/documents/sent-change.ts'
import { service } from '#content/entries/service.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { childOf, type Json } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'

const content = siteContent.parse(sample)
const colposcopy = service.parse({ id: 'colposcopia', title: 'Colposcopia', shortDescription: 'Revisión.' })

/** 'request' or 'response': what is lost of the next call that publishes. */
type Loss = 'request' | 'response'
type Part = { base: Json; value: Json; isNew: boolean; version: string | null }
type Sent = { document: string; entry?: string; version: string | null; without: string[] }

/** The next version in memory, with the calls that read, change and publish it. */
function createServer() {
  const parts = new Map<string, Part>([
    ['site-content', { base: content, value: content, isNew: false, version: null }],
    ['services/colposcopia', { base: colposcopy, value: colposcopy, isNew: false, version: null }],
  ])
  const server = {
    parts,
    /** The bodies of the calls that publish, in their order. */
    calls: [] as { parts: Sent[]; at?: object; id?: string }[],
    losses: [] as Loss[],
    refusal: undefined as object | undefined,
    isOffline: false,
    /** Called while a call that publishes is under way. */
    meanwhile: () => {},
  }
  let versions = 0
  const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
  const treeOf = (name: string): Field => {
    const [document = '', entry] = name.split('/')
    if (!isDraftDocument(document)) throw new TypeError(document)
    return schemaTree(draftSchema(document, entry))
  }
  const shown = (name: string, { base, value, isNew, version }: Part) => {
    const [document, entry] = name.split('/')
    return { document, entry, version, base, value, baseTag: isNew ? null : `"${versions}"` }
  }

  function change(name: string, sent: { changes: SentChange[]; begin?: Json; version: string | null }) {
    const { begin } = sent
    const part = parts.get(name) ?? (begin && { base: begin, value: begin, isNew: true, version: null })
    if (!part) return json(404, {})
    const changes = sent.changes.flatMap((each) => receivedChange(treeOf(name), each) ?? [])
    const next = { ...part, value: apply(changes, part.value).value, version: `v${++versions}` }
    parts.set(name, next)
    return json(200, {
      version: next.version,
      clashes: [],
      ...(part.version !== sent.version && { current: shown(name, next) }),
    })
  }

  function publish(sent: Sent[]) {
    const nameOf = ({ document, entry }: Sent) => (entry === undefined ? document : `${document}/${entry}`)
    const stale = sent.filter((each) => (parts.get(nameOf(each))?.version ?? null) !== each.version)
    if (stale.length > 0) return json(409, { code: 'stale_draft', current: { parts: stale } })
    const published = sent.map(({ document, entry, without, ...rest }) => {
      const name = nameOf({ document, without, ...rest, ...(entry !== undefined && { entry }) })
      const part = parts.get(name)
      if (!part) throw new TypeError(name)
      const things = thingsIn(draftDiff(treeOf(name), part.base, part.value, part.isNew))
      const base = withoutThings(things, part.value, new Set(without))
      const id = childOf(base, 'id')
      parts.delete(name)
      const version = without.length > 0 ? `v${++versions}` : null
      const newName = entry === undefined ? name : `${document}/${id}`
      parts.set(newName, { base, value: part.value, isNew: false, version })
      return { document, entry, ...(newName !== name && { newEntry: id }) }
    })
    return json(200, { release: { id: 2, publishedAt: '2026-11-22T12:00:00.000Z' }, published })
  }

  async function respond(path: string, init: RequestInit = {}): Promise<Response> {
    if (server.isOffline) throw new TypeError('network')
    const [, name = ''] = path.split('/api/next/')
    const body = init.body ? JSON.parse(`${init.body}`) : undefined
    if (init.method === 'POST' && name !== '') return change(name, body)
    if (init.method !== 'POST') {
      const part = parts.get(name)
      return part ? json(200, shown(name, part)) : json(404, { code: 'not_found' })
    }
    server.calls.push(body)
    const loss = server.losses.shift()
    if (loss === 'request') throw new TypeError('network')
    server.meanwhile()
    const response = server.refusal ? json(400, server.refusal) : publish(body.parts)
    if (loss === 'response') throw new TypeError('network')
    return response
  }
  return { server, respond }
}

const none: ReadonlySet<string> = new Set()

/** The admin as a page loads it, with a server of its own. */
async function openPage() {
  const { server, respond } = createServer()
  vi.stubGlobal('fetch', respond)
  vi.resetModules()
  const [{ publishChosen }, all, notes, { documentDraft }, { entryDraft }] = await Promise.all([
    import('./publish-changes.ts'),
    import('./open-all-drafts.ts'),
    import('#admin/draft/change-notes.ts'),
    import('#admin/draft/document-draft.ts'),
    import('#admin/entries/entry-draft.ts'),
  ])
  const client = new QueryClient()
  const site = documentDraft('site-content')
  await site.sync.open()
  return {
    server,
    site,
    entryDraft,
    /** What is left out of each draft that has something to publish. */
    leftOutOfUnpublished: () => all.unpublishedDrafts(client).map(({ leftOut }) => [...leftOut]),
    leaveOut(key: string) {
      const note = { key, author: 'ana', changedAt: '2026-11-22T12:00:00.000Z', isLeftOut: true }
      const draft = { document: 'site-content', version: 'v1', savedAt: note.changedAt, changes: 1 } as const
      notes.takeNotes([{ ...draft, notes: [note] }])
    },
    published: (name: string) => server.parts.get(name)?.base,
    publish: (stored: typeof site | ReturnType<typeof entryDraft>, leftOut = none) =>
      publishChosen(client, [{ stored, leftOut }]),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
  const events = { addEventListener: () => undefined }
  vi.stubGlobal('window', { ...events, location: { pathname: '/admin' } })
  vi.stubGlobal('document', { ...events, visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Another test file must not find the drafts of this one.
  vi.resetModules()
})

describe('publishing', () => {
  test('sends what is typed, and publishes the version that has it', async () => {
    const { server, site, published, publish } = await openPage()
    site.draft.edit('doctorInfo.name', 'Dra. Ana')
    expect(await publish(site)).toEqual({ kind: 'published', wasLost: false })
    expect(published('site-content')).toMatchObject({ doctorInfo: { name: 'Dra. Ana' } })
    expect(server.calls).toEqual([{ parts: [{ document: 'site-content', version: 'v1', without: [] }] }])
    expect(site.draft.state.getState()).toMatchObject({ changeCount: 0, saving: false })
  })

  test('keeps what is left out, and what is typed meanwhile, in the next version', async () => {
    const { server, site, published, publish } = await openPage()
    site.draft.edit('doctorInfo.name', 'Dra. Ana')
    site.draft.edit('doctorInfo.city', 'León')
    server.meanwhile = () => site.draft.edit('aboutMe.title', 'Sobre mí, otra vez')
    expect(await publish(site, new Set(['doctorInfo.city']))).toMatchObject({ kind: 'published' })
    expect(published('site-content')).toMatchObject({
      doctorInfo: { name: 'Dra. Ana', city: content.doctorInfo.city },
      aboutMe: { title: content.aboutMe.title },
    })
    expect(site.draft.state.getState().draft).toMatchObject({
      doctorInfo: { city: 'León' },
      aboutMe: { title: 'Sobre mí, otra vez' },
    })
    expect(site.draft.state.getState().changeCount).toBe(2)
  })

  test('without the review takes only drafts that have a change that is not left out', async () => {
    const { site, leaveOut, leftOutOfUnpublished } = await openPage()
    site.draft.edit('doctorInfo.city', 'León')
    leaveOut('doctorInfo.city')
    expect(leftOutOfUnpublished()).toEqual([])
    site.draft.edit('doctorInfo.name', 'Dra. Ana')
    expect(leftOutOfUnpublished()).toEqual([['doctorInfo.city']])
  })

  test('sends nothing invalid, and names the first invalid field', async () => {
    const { server, site, publish } = await openPage()
    site.draft.edit('doctorInfo.phone', '12')
    expect(await publish(site)).toMatchObject({ kind: 'invalid', path: 'doctorInfo.phone' })
    expect(server.calls).toEqual([])
  })

  test('puts the errors that the server finds at their fields', async () => {
    const { server, site, publish } = await openPage()
    site.draft.edit('doctorInfo.name', 'Dra. Ana')
    const issues = [{ path: 'parts[0].doctorInfo.name', message: 'Así no.' }]
    server.refusal = { code: 'invalid_document', issues }
    expect(await publish(site)).toMatchObject({ kind: 'invalid', path: 'doctorInfo.name' })
    expect(site.draft.state.getState().refused).toEqual(new Map([['doctorInfo.name', 'Así no.']]))
  })

  test.each([
    'request',
    'response',
  ] as const)('whose %s is lost is repeated, and told as published', async (loss) => {
    const { server, site, published, publish } = await openPage()
    site.draft.edit('doctorInfo.name', 'Dra. Ana')
    server.losses.push(loss)
    expect(await publish(site)).toEqual({ kind: 'published', wasLost: true })
    expect(published('site-content')).toMatchObject({ doctorInfo: { name: 'Dra. Ana' } })
    expect(site.draft.state.getState().changeCount).toBe(0)
  })

  test('of what somebody else changed since the review publishes nothing, and shows the change', async () => {
    const { server, site, published, publish } = await openPage()
    site.draft.edit('doctorInfo.name', 'Dra. Ana')
    await site.sync.flush()
    const part = server.parts.get('site-content')
    if (part) server.parts.set('site-content', { ...part, version: 'de otra persona' })
    expect(await publish(site)).toEqual({ kind: 'stale' })
    expect(published('site-content')).toEqual(content)
    expect(site.sync.version()).toBe('de otra persona')
  })

  test('of a new entry moves its draft to its address', async () => {
    const { entryDraft, published, publish } = await openPage()
    const entry = entryDraft('services', 'nuevo')
    await entry.sync.open()
    entry.draft.set('title', 'Menopausia')
    entry.draft.set('shortDescription', 'Consulta.')
    expect(await publish(entry)).toMatchObject({ kind: 'published' })
    expect(published('services/menopausia')).toMatchObject({ title: 'Menopausia' })
    expect(entry.subject()).toEqual({ document: 'services', entry: 'menopausia' })
    expect(entry.draft.state.getState().changeCount).toBe(0)
  })
})
