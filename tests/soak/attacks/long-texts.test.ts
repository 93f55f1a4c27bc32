import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { diff } from '../../../src/content/changes/diff.ts'
import { documents } from '../../../src/content/documents/documents.ts'
import { type DraftDocument, draftSchema } from '../../../src/content/documents/draft-schema.ts'
import { toSent } from '../../../src/content/documents/sent-change.ts'
import { parseSnapshot } from '../../../src/content/documents/snapshot.ts'
import { schemaTree } from '../../../src/content/fields/schema-tree.ts'
import type { Json } from '../../../src/content/values/json.ts'
import { type Change, changed, within } from '../../support/hard-content.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** For all calls with one sign. In linear time they take a few seconds at most, also on a busy machine. */
const timeout = 60_000

let server: RunningServer
let client: OwnerClient

beforeAll(async () => {
  server = await startServer({ env: ownerEnv })
  client = await signInOwner(server)
})
afterAll(() => server.stop())

/** Every text of every document becomes as long as its field allows, from runs of a separator between words. */
const filled = (separator: string) => {
  const fill: Change = (field, value, index) => {
    if (field.kind === 'group' || field.kind === 'list') return within(field, value, index, fill)
    if (!('maxLength' in field) || field.maxLength === undefined || looksUp.includes(field.key)) return value
    const words = `a${separator.repeat(40).slice(0, 40)}bbb `
    const text = `${words.repeat(Math.ceil(field.maxLength / words.length)).slice(0, field.maxLength - 1)}a`
    return field.schema.safeParse(text).success ? text : value
  }
  return changed(sampleDocuments, fill)
}

/** Keys of texts that others refer to, or that must differ. */
const looksUp: readonly string[] = ['id', 'diseaseId', 'path', 'url', 'canonical', 'icon', 'file']

/** How a draft differs from the sample, as an editor sends it. */
function changesOf({
  document,
  entry,
  value,
}: {
  document: DraftDocument
  entry?: string | undefined
  value: Json
}) {
  const { services, 'site-content': content } = parseSnapshot(sampleDocuments)
  const before = entry === undefined ? content : services.find(({ id }) => id === entry)
  const changes = diff(schemaTree(draftSchema(document, entry)), before, value).map(toSent)
  return { document, ...(entry !== undefined && { entry }), changes }
}

describe('a site whose texts are long runs is checked, shown and saved', { timeout: timeout * 4 }, () => {
  test.each([
    ' ',
    '\u00a0',
    '\n',
    ',',
    '-',
    '–',
    '.',
    '·',
    '/',
    '1',
    'a',
    '@',
    '[',
    '(',
    '<',
    '"',
    ':',
  ])('%j', async (separator) => {
    const values = filled(separator)
    const { 'site-content': content, services } = {
      'site-content': documents['site-content'].schema.parse(values['site-content']),
      services: documents.services.schema.parse(values.services),
    }
    const signal = AbortSignal.timeout(timeout)
    const inTime = <Value>(work: Promise<Value>) =>
      Promise.race([
        work,
        new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('The server was not done in time.'))),
        ),
      ])
    const post = async (path: string, body: unknown) => (await inTime(client.post(path, body))).status
    const drafts = [
      { document: 'site-content' as const, entry: undefined, value: content },
      ...services.map((value) => ({ document: 'services' as const, entry: value.id, value })),
    ]
    const changes = drafts.map(changesOf)

    expect(await post('/api/checks', { drafts })).toBe(200)
    for (const path of ['/', '/contacto', '/perfil', '/servicios', '/servicios/colposcopia'])
      expect(await post('/api/render', { at: 'next', isTraced: true, changes, path })).toBe(200)
    expect(await post('/api/share-card', { title: services[0]?.title ?? '', picture: '' })).toBeLessThan(500)
    expect(await post('/api/services', { services })).toBe(200)
    expect(await post('/api/site-content', { siteContent: content })).toBe(200)
    for (const path of ['/', '/servicios/colposcopia', '/buscar.json', '/sitemap.xml', '/buscar?q=bbb'])
      expect((await inTime(client.get(path))).status).toBe(200)
  })
})
