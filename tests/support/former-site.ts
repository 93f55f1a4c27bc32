import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test as base } from './admin.ts'
import { ownerEnv } from './owner-client.ts'
import { type RunningServer, startServer } from './server.ts'
import { siteStart } from './site-start.ts'

export const host = 'anterior.test'

const livePage = (title: string, text: string) =>
  `<!doctype html><html lang="es"><title>${title} | Dra. Ana</title><body><header><nav><a href="/">Inicio</a><a href="/vacuna-vph.html">Vacuna</a><a href="/tienda/cart">Carrito</a></nav></header><main><h1>${title}</h1>${text}</main></body></html>`
/** The former site as visitors see it. */
const livePages: Readonly<Record<string, string>> = {
  '/': livePage('Bienvenidas', '<p>Atiendo embarazos y ginecología general.</p>'),
  '/vacuna-vph.html': livePage(
    'Vacuna contra el VPH',
    '<p>La vacuna se aplica en tres dosis.</p><img src="/foto-5.jpg" alt="La vacuna">',
  ),
}

/** Her site, and the former one on this machine, which serves a different picture at each address. */
export const test = base.extend<{ formerSite: string; admin: RunningServer }>({
  formerSite: async ({}, use) => {
    const server = createServer(async (request, response) => {
      const page = livePages[`${request.url}`]
      if (page) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
      const number = Number(/foto-(\d+)\.jpg$/.exec(`${request.url}`)?.[1] ?? 0)
      if (number === 0 || number === 13) return void response.writeHead(404).end('No está')
      const background = { r: (number * 40) % 256, g: (number * 4) % 256, b: 90 }
      const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } })
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(await picture.jpeg().toBuffer())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The system gave no port.')
    await use(`http://${host}:${address.port}`)
    server.closeAllConnections()
    server.close()
  },

  admin: [
    async ({ formerSite }, use) => {
      const local = JSON.stringify({ [host]: Number(new URL(formerSite).port) })
      const command = [process.execPath, 'tests/support/server/main-with-local-sites.ts', local]
      const server = await startServer({ env: ownerEnv, command })
      await use(server)
      await server.stop()
    },
    { scope: 'test', timeout: siteStart },
  ],
})

export async function upload(page: Page, name: string, content: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Subir el archivo' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(content) })
}
