import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test as base } from './admin.ts'
import type { HostedSite } from './hosted/site-host.ts'
import { siteStart } from './site-start.ts'

export const host = 'anterior.test'

/** A different picture for each number. */
export function pictureOf(number: number): Promise<Buffer> {
  const background = { r: (number * 40) % 256, g: (number * 4) % 256, b: 90 }
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Her site, and the former one on this machine, which serves `foto-1.jpg` to `foto-5.jpg`. */
export const test = base.extend<{ formerSite: string; admin: HostedSite }>({
  formerSite: async ({}, use) => {
    const server = createServer(async (request, response) => {
      const number = Number(/foto-([1-5])\.jpg$/.exec(`${request.url}`)?.[1] ?? 0)
      if (number === 0) response.writeHead(404).end('No está')
      else response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(await pictureOf(number))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The system gave no port.')
    await use(`http://${host}:${address.port}`)
    server.closeAllConnections()
    server.close()
  },

  admin: [
    async ({ formerSite, host: siteHost }, use) => {
      const site = await siteHost.start({ formerSites: { [host]: Number(new URL(formerSite).port) } })
      await use(site)
      await site.stop()
    },
    { scope: 'test', timeout: siteStart },
  ],
})

export async function choose(page: Page, button: string, name: string, content: string | Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  const mimeType = name.endsWith('.zip') ? 'application/zip' : 'text/xml'
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) })
}
