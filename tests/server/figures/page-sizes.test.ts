import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot } from '../../../src/content/documents/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { compress } from '../../../src/server/responses/prepared-response.ts'
import { readBundle } from '../../support/bundle.ts'
import { launchedAt } from '../../support/launched.ts'
import { pageKinds } from '../../support/routes.ts'

/** About twice the figures, in bytes that are compressed quickly: the soak tier compares the figures themselves. */
const maxPage = 46_000
const maxLoader = 6000

test('no kind of page, and no script that a page starts with, is twice as large as it should be', async () => {
  const renderer = await loadRenderer(join(import.meta.dirname, '../../../dist'), 'https://ejemplo.mx')
  const site = renderer.open({ ...parseSnapshot(sampleDocuments), launchedAt })
  const large: string[] = []

  for (const path of pageKinds) {
    const { body } = site.render(path, 'visitors') ?? site.notFound()
    const size = (await compress(Buffer.from(body), 'quickly')).br?.length ?? body.length
    if (size > maxPage) large.push(`${path}: ${size}`)
  }

  expect(large).toEqual([])
  expect(readBundle('client').sizesOf(['src/site/browser/loader.ts']).script).toBeLessThanOrEqual(maxLoader)
})
