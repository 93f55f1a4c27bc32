import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWebServer, webServerNames } from '../../support/web-servers.ts'

/** Enough requests that some meet a release replaced between the search for their file and its opening. */
const requestCount = 3000

const folder = mkdtempSync(join(tmpdir(), 'consultorio-release-'))
const site = createServer((request, response) => response.end(`The process has ${request.url}`))

beforeAll(async () => {
  for (const release of ['written', 'new']) {
    mkdirSync(join(folder, release))
    writeFileSync(join(folder, release, 'index.html'), 'Home')
    writeFileSync(join(folder, release, '404.html'), 'Nothing')
  }
  writeFileSync(join(folder, 'written/contacto.html'), 'Contact')
  symlinkSync('written', join(folder, 'current'))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(webServerNames)('%s finds each page while releases replace each other', async (name) => {
  const web = await startWebServer(name, { folder, processPort: portOf(site) })
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const state = { isOver: false }
  const replacing = replaceReleases(state)

  const replies = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const found: string[] = []
      while (found.length < requestCount / 8) {
        const { status, text } = await web.ask('/contacto', { agent })
        found.push(`${status} ${text}`)
      }
      return found
    }),
  ).finally(() => {
    state.isOver = true
  })
  await replacing
  agent.destroy()
  await web.stop()

  expect(new Set(replies.flat())).toEqual(new Set(['200 Contact', '200 The process has /contacto']))
})

/** Makes a release live again and again, by turns one with the page and one without it. */
async function replaceReleases(state: { readonly isOver: boolean }): Promise<void> {
  for (let index = 0; !state.isOver; index += 1) {
    symlinkSync(index % 2 === 0 ? 'new' : 'written', join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'current'))
    await nextTurn()
  }
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return address.port
}
