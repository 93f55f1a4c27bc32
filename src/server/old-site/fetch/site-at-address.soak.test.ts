import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localWeb } from '#tests/server/local-web.ts'
import { peakOfChildren } from '#tests/server/peak-of-children.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { readFoundSite, readSite } from '../read-site.ts'

/** In MB. Node itself takes 60, and 85 where it strips the types of the sources. */
const maxMemory = 85 + 100

const bolds = Array.from({ length: 20_000 }, (_, index) => `<b a=${index}>`).join('')

const hostile: Readonly<Record<string, string>> = {
  '/elementos': '<p>x</p>'.repeat(300_000),
  '/casi-demasiados': '<p class="a" id="b">x</p>'.repeat(19_900),
  '/hondo': '<div>'.repeat(500_000),
  '/negritas': `${bolds}${'<p>x'.repeat(10_000)}`,
  '/articulos': '<article>'.repeat(450) + 'x'.repeat(1_000_000),
  '/enlaces': Array.from({ length: 19_000 }, (_, index) => `<a href="/e${index}">${index}</a>`).join(''),
  '/largo': 'palabra '.repeat(2_000_000),
  '/texto': 'palabra '.repeat(300_000),
}

test('a hostile site at an address is read within bounded memory, and its pages are named', async () => {
  const links = Object.keys(hostile).map((path) => `<a href="${path}">x</a>`)
  const web = await localWeb((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    if (request.url === '/') response.end(`<body><p>Inicio</p>${links.join('')}</body>`)
    else if (/\.(?:txt|xml)$/.test(`${request.url}`)) response.writeHead(404).end()
    else response.end(`<body>${hostile[`${request.url}`] ?? `<p>${request.url}</p>`}</body>`)
  })
  const result = join(temporaryFolder(), 'found.json')
  const pages: number[] = []
  const peak = peakOfChildren()
  const from = { addresses: [web.origin], local: web.servers }

  await readSite({ from, result }, new AbortController().signal, (done) => pages.push(done))

  expect(peak()).toBeLessThan(maxMemory)
  const found = await readFoundSite(result)
  expect(found.pages.length).toBeLessThanOrEqual(200)
  expect(pages.at(-1)).toBe(found.pages.length)
  expect(found.leftOut.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([expect.stringContaining('formato'), expect.stringContaining('Pesa más de 2 MB')]),
  )
}, 300_000)
