import { existsSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleDocuments } from '../../sample-site/index.ts'
import type { Reply } from './ask.ts'
import { seedSite } from './large-site.ts'
import { owner, ownerEnv } from './owner-client.ts'
import { startServer } from './server.ts'
import { until } from './until.ts'
import type { WebServer } from './web-servers.ts'

export type ReleaseSite = Awaited<ReturnType<typeof startReleaseSite>>

/** A site with an https address that writes each release to a folder for a web server. @param content At its start. */
export async function startReleaseSite(content = sampleDocuments) {
  const dataDir = mkdtempSync(join(tmpdir(), 'consultorio-'))
  if (content !== sampleDocuments) await seedSite(dataDir, content)
  const folder = mkdtempSync(join(tmpdir(), 'consultorio-release-'))
  const env = { ...ownerEnv, SITE_URL: 'https://localhost', RELEASE_DIR: folder, TRUST_PROXY: '127.0.0.1' }
  const server = await startServer({ env, dataDir })
  return {
    server,
    folder,
    /** How a web server reaches the process. */
    process: { folder, processPort: server.port },
    /** Resolves when every page of the live release is in the folder. */
    async whole() {
      const target = (link: string) => existsSync(join(folder, link)) && readlinkSync(join(folder, link))
      await until(() => target('whole') === target('current'))
    },
    async stop() {
      await server.stop()
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
    },
  }
}

/** Signs the owner in through a web server. @returns her cookies as set by the response. */
export async function signInThrough(web: Pick<WebServer, 'ask'>): Promise<readonly string[]> {
  const { status, text, headers } = await web.ask('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  })
  if (status !== 200) throw new Error(`Signing in gave ${status}: ${text}`)
  return [headers['set-cookie'] ?? []].flat()
}

export const cookieOf = (lines: readonly string[]) => lines.map((line) => line.split(';', 1)[0]).join('; ')

/** Saves and publishes the sample site with another doctor's name and further changes. */
export function publishDoctor(
  web: Pick<WebServer, 'ask'>,
  cookie: string,
  name: string,
  heroSection: object = {},
): Promise<Reply> {
  const content = sampleDocuments['site-content']
  const siteContent = {
    ...content,
    doctorInfo: { ...content.doctorInfo, name },
    heroSection: { ...content.heroSection, ...heroSection },
  }
  return web.ask('/api/site-content', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ siteContent }),
  })
}
