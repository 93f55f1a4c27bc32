import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '../../support/fixtures.ts'
import { shiftsSeen, watchShifts } from '../../support/section-faults.ts'

test.use({ viewport: { width: 360, height: 800 } })

test('a page that arrives in two pieces, cut within the bar of buttons, shifts nothing', async ({
  page,
  site,
}) => {
  const html = await (await fetch(`${site.url}/contacto`)).text()
  const cut = html.indexOf('</svg>', html.lastIndexOf('class="btn btn-wa')) + '</svg>'.length
  const server = createServer(async ({ url }, response) => {
    if (url !== '/contacto') {
      const file = await fetch(site.url + url)
      response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? 'text/plain' })
      return void response.end(Buffer.from(await file.arrayBuffer()))
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, cut))
    // Long enough for several frames.
    await wait(500)
    response.end(html.slice(cut))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  await watchShifts(page)

  await page.goto(`http://127.0.0.1:${address.port}/contacto`)

  expect(await shiftsSeen(page)).toEqual([])
  server.closeAllConnections()
  server.close()
})
