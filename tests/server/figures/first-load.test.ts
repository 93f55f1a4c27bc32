import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot } from '../../../src/content/documents/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { startLoader } from '../../../src/site/start-loader.ts'
import { launchedAt } from '../../support/launched.ts'
import { exchange } from '../../support/raw-http.ts'
import { pageKinds } from '../../support/routes.ts'

const dist = join(import.meta.dirname, '../../../dist')
const renderer = await loadRenderer(dist, 'https://ejemplo.mx')
const snapshot = { ...parseSnapshot(sampleDocuments), launchedAt }

/** The first screen of the home page on a phone, in bytes on the wire with all headers. */
const firstScreenBudget = 60 * 1024

const render = (path: string) =>
  (renderer.open(snapshot).render(path, 'visitors') ?? renderer.open(snapshot).notFound()).body.toString()

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))

/** What a phone loads for the first screen: what the head names, and the pictures that do not wait. */
function firstFiles(html: string): Set<string> {
  const links = [...headOf(html).matchAll(/<link rel="(?:preload|icon)"[^>]*>/g)].map(([link]) => link)
  const shownOnPhones = links.filter((link) => !/media="\(min-width/.test(link))
  const pictures = [...html.matchAll(/<img[^>]*>/g)].flatMap(([tag]) => (tag.includes('lazy') ? [] : [tag]))
  const files = [...shownOnPhones, ...pictures, ...(html.match(/<script noModule[^>]*>/g) ?? [])]
  return new Set(files.flatMap((tag) => /(?:href|src)="(\/[^"#]*)/.exec(tag)?.[1] ?? []))
}

test('the first screen of the home page and all that it needs fit 60 KB', async () => {
  const server = inject('sharedServer')
  const files = firstFiles(await (await fetch(server.url)).text())
  const sizeOf = async (path: string) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`
    const { text, responses } = await exchange(server, request)
    expect([path, responses.map(({ status }) => status)]).toEqual([path, [200]])
    return text.length
  }

  const wholeSize = async () => {
    const sizes = await Promise.all(['/', ...files].map(sizeOf))
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  // Two fonts, the picture, the loader, the emblem.
  expect(files.size).toBeGreaterThanOrEqual(5)
  // Right after the start, what is generated is compressed fast, and soon after as small as possible.
  await expect.poll(wholeSize).toBeLessThanOrEqual(firstScreenBudget)
})

describe.each(pageKinds)('%s', (path) => {
  test('has nothing in its head that the first paint must wait for', () => {
    const head = headOf(render(path))

    expect(head).not.toContain('rel="stylesheet"')
    // Browsers with modules do not request a script with `nomodule`; the inline one only waits for the first paint.
    const scripts = [...head.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>([^<]*)/g)]
    expect(scripts.map(([, attributes = '']) => attributes.split(' ')[1])).toEqual(['noModule=""', undefined])
    expect(scripts.map(([, , text]) => text)).toEqual(['', startLoader])
  })
})
