import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot, type Snapshot } from '../../../src/content/documents/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { launchedAt } from '../../support/launched.ts'

const renderer = await loadRenderer(join(import.meta.dirname, '../../../dist'), 'https://ejemplo.mx')
const snapshot: Snapshot = { ...parseSnapshot(sampleDocuments), launchedAt }

const opened = renderer.open(snapshot)
const pages = opened
  .paths()
  .map((path) => ({ path, html: `${opened.render(path, 'visitors')?.body}` }))
  .filter(({ html }) => html.startsWith('<!doctype html>'))

test('every page links the privacy notice', () => {
  expect(pages.length).toBeGreaterThan(29)
  expect(pages.filter(({ html }) => !html.includes('href="/aviso-de-privacidad"'))).toEqual([])
  expect(opened.notFound().body).toContain('href="/aviso-de-privacidad"')
})

test('every page that search engines list has its own title, description, canonical address and structured data', () => {
  const listed = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex'))
  const heads = listed.map(({ path, html }) => {
    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    return {
      path,
      title: found(/<title>([^<]*)</),
      description: found(/<meta name="description" content="([^"]*)"/),
      canonical: found(/<link rel="canonical" href="([^"]*)"/),
      sharedTitle: found(/<meta property="og:title" content="([^"]*)"/),
      data: found(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s),
      headings: html.split('<h1').length - 1,
    }
  })

  expect(listed.length).toBeGreaterThan(29)
  for (const { path, title, description, canonical, sharedTitle, data, headings } of heads) {
    expect(title, path).not.toBe('')
    expect(description, path).not.toBe('')
    expect(canonical).toBe(`https://ejemplo.mx${path}`)
    expect(sharedTitle, path).not.toBe('')
    const graph: { '@graph': { '@id': string }[] } = JSON.parse(data)
    const ids = graph['@graph'].map((node) => node['@id'])
    expect(new Set(ids).size, `${path}: ids are unique`).toBe(ids.length)
    expect(headings, path).toBe(1)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(listed.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(listed.length)
})

test('the notice has the date since which its text has been public, by the clocks of the practice', () => {
  const dated = { ...snapshot, privacySince: '2027-01-04T02:00:00.000Z' }

  expect(renderer.open(dated).render('/aviso-de-privacidad')?.body).toContain(
    '<time dateTime="2027-01-03">3 de enero de 2027</time>',
  )
})
