import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot } from '../../../src/content/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { compress } from '../../../src/server/responses/compression/compression.ts'
import { pageKinds } from '../../support/routes.ts'

const dist = join(import.meta.dirname, '../../../dist')
const renderer = await loadRenderer(dist, 'https://ejemplo.mx')
const snapshot = parseSnapshot(sampleDocuments)

/** The first screen of the home page on a phone, in bytes on the wire without headers. */
const firstScreenBudget = 60 * 1024

const render = (path: string) =>
  (renderer.render(snapshot, path, 'visitors') ?? renderer.notFound(snapshot)).body.toString()

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))

/** The compressed size of a file or a drawing of the site. Fonts are compressed already. */
async function sizeOf(path: string): Promise<number> {
  const file = join(dist, 'client', path)
  const body = existsSync(file) ? readFileSync(file) : Buffer.from(render(path))
  const bodies = path.endsWith('.woff2') ? {} : await compress(body, 'best')
  return bodies.br?.length ?? body.length
}

/** What a phone loads for the first screen: what the head names, the icons, and the pictures that do not wait. */
function firstFiles(html: string): Set<string> {
  const links = [...headOf(html).matchAll(/<link rel="(?:preload|icon)"[^>]*>/g)].map(([link]) => link)
  const shownOnPhones = links.filter((link) => !/media="\(min-width/.test(link))
  const pictures = [...html.matchAll(/<img[^>]*>/g)].flatMap(([tag]) => (tag.includes('lazy') ? [] : [tag]))
  const files = [...shownOnPhones, ...pictures, ...(html.match(/<script type="module"[^>]*>/g) ?? [])]
  const sprite = /\/assets\/iconos-\w+\.svg/.exec(html) ?? []
  return new Set([...files.flatMap((tag) => /(?:href|src)="(\/[^"#]*)/.exec(tag)?.[1] ?? []), ...sprite])
}

test('the first screen of the home page and all that it needs fit 60 KB', async () => {
  const html = render('/')
  const files = firstFiles(html)

  const sizes = await Promise.all([...files].map(sizeOf))
  const page = (await compress(Buffer.from(html), 'best')).br?.length ?? html.length

  // HTML, two fonts, the picture, the loader, the emblem, the icons.
  expect(files.size).toBeGreaterThanOrEqual(6)
  expect(sizes.reduce((sum, size) => sum + size, page)).toBeLessThanOrEqual(firstScreenBudget)
})

describe.each(pageKinds)('%s', (path) => {
  test('has nothing in its head that the first paint must wait for', () => {
    const head = headOf(render(path))

    expect(head).not.toContain('rel="stylesheet"')
    // Modules are deferred; data is not run.
    const scripts = [...head.matchAll(/<script type="([^"]*)"/g)].map(([, type]) => type)
    expect(scripts.filter((type) => type === 'module')).toHaveLength(1)
    expect(head.match(/<script/g)).toHaveLength(scripts.length)
    expect(scripts.every((type) => type === 'module' || type === 'application/ld+json')).toBe(true)
  })
})
