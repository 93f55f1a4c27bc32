import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot } from '../../../src/content/documents/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { launchedAt } from '../../support/launched.ts'
import { pageKinds } from '../../support/routes.ts'

const dist = join(import.meta.dirname, '../../../dist')
const renderer = await loadRenderer(dist, 'https://ejemplo.mx')
const snapshot = { ...parseSnapshot(sampleDocuments), launchedAt }

/** The two families together, in bytes: 37 KB before each got a second file for rare characters. */
const fontBudget = 25_000

const fontFiles = (html: string) => new Set(html.match(/\/assets\/fonts\/[\w-]+\.woff2/g))

describe.each(pageKinds)('%s', (path) => {
  test('refers only to the two fonts that it preloads', () => {
    const html = (renderer.open(snapshot).render(path, 'visitors') ?? renderer.open(snapshot).notFound()).body

    const files = fontFiles(html)

    expect(files).toEqual(fontFiles(html.slice(0, html.indexOf('<style>'))))
    expect(files.size).toBe(2)
    const sizes = [...files].map((file) => statSync(join(dist, 'client', file)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fontBudget)
  })
})

test('a page with a character that Spanish does not have refers to the files that contain it', () => {
  const documents = structuredClone(sampleDocuments)
  documents['site-content'].doctorInfo.name = 'Dra. Conceição Gonçalves'

  const page = renderer.open(parseSnapshot(documents)).render('/', 'visitors')

  expect(fontFiles(page?.body ?? '').size).toBe(4)
})
