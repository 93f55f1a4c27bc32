import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { page } from '../../../src/content/entries/page.ts'
import { wordpressExport } from '../../support/old-site/wordpress-export.ts'
import { type OwnerClient, ownerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { seededRandom } from '../../support/random.ts'
import { eventually } from '../../support/server/eventually.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { startServer } from '../../support/server.ts'

const seed = Number(process.env.KILL_SEED ?? 1)
const pageCount = 120
/** In ms. Storing the drafts takes no longer. */
const longestImport = 400

const importState = z.object({
  running: z.unknown(),
  failure: z.null(),
  found: z.object({ pages: z.array(z.object({ key: z.string(), isHere: z.boolean() })) }).nullable(),
})

const draftList = z.object({ drafts: z.array(z.object({ document: z.string(), entry: z.string() })) })

async function finished(owner: OwnerClient) {
  return eventually(async () => {
    const state = importState.parse(await (await owner.get('/api/old-site')).json())
    expect(state.running).toBeNull()
    return state.found?.pages ?? []
  })
}

/** The pages that her drafts make, each of them whole. */
async function draftedPages(owner: OwnerClient) {
  const { drafts } = draftList.parse(await (await owner.get('/api/drafts')).json())
  return Promise.all(
    drafts.map(async ({ document, entry }) => {
      const { value } = await (await owner.get(`/api/drafts/${document}/${entry}`)).json()
      return page.parse(value)
    }),
  )
}

test(`a server that is killed during an import has whole drafts, and the next import brings the rest (KILL_SEED=${seed})`, async () => {
  const random = seededRandom(seed)
  const options = { env: ownerEnv, dataDir: temporaryFolder() }
  let server = await startServer(options)
  try {
    const { cookie, send } = await signInOwner(server)
    const items = Array.from({ length: pageCount }, (_, id) => ({ id, html: `<p>Texto ${id}.</p>` }))
    const form = new FormData()
    form.set('file', new File([wordpressExport(items)], 'sitio.xml', { type: 'text/xml' }))
    expect((await send('POST', '/api/old-site/file', form)).status).toBe(202)
    const pages = (await finished(ownerClient(server.url, cookie))).map(({ key }) => key)
    expect(pages).toHaveLength(pageCount)

    const killed = ownerClient(server.url, cookie)
    expect((await killed.post('/api/old-site/take', { pages })).status).toBe(202)
    await delay(random() * longestImport)
    await server.kill('SIGKILL')
    server = await startServer(options)

    const owner = ownerClient(server.url, cookie)
    const drafted = await draftedPages(owner)
    const here = (await finished(owner)).filter(({ isHere }) => isHere)
    expect(here).toHaveLength(drafted.length)
    expect((await fetch(`${server.url}/paginas`)).status).toBe(404)

    await owner.post('/api/old-site/take', { pages })
    await finished(owner)
    const all = await draftedPages(owner)
    expect(all.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => `pagina-${id}`).toSorted())
    expect(all.map(({ aliases }) => aliases)).toEqual(all.map(({ id }) => [`/${id}`]))
  } finally {
    await server.stop()
  }
})
