import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot, type Snapshot } from '../../../src/content/documents/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { launchedAt } from '../../support/launched.ts'

const renderer = await loadRenderer(join(import.meta.dirname, '../../../dist'), 'https://ejemplo.mx')
const snapshot: Snapshot = { ...parseSnapshot(sampleDocuments), launchedAt }

test('every page links the privacy notice', () => {
  const opened = renderer.open(snapshot)
  const pages = opened
    .paths()
    .map((path) => ({ path, body: `${opened.render(path, 'visitors')?.body}` }))
    .filter(({ body }) => body.startsWith('<!doctype html>'))

  expect(pages.length).toBeGreaterThan(29)
  expect(pages.filter(({ body }) => !body.includes('href="/aviso-de-privacidad"'))).toEqual([])
  expect(opened.notFound().body).toContain('href="/aviso-de-privacidad"')
})

test('the notice has the date since which its text has been public, by the clocks of the practice', () => {
  const dated = { ...snapshot, privacySince: '2027-01-04T02:00:00.000Z' }

  expect(renderer.open(dated).render('/aviso-de-privacidad')?.body).toContain(
    '<time dateTime="2027-01-03">3 de enero de 2027</time>',
  )
})
