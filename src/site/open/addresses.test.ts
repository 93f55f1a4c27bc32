import { describe, expect, test } from 'vitest'
import { type FormerIds, parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { findRoute } from '#site/route.ts'
import { openSite } from './open-site.ts'

const services = [
  { ...sampleDocuments.services[0], id: 'uno', aliases: ['primero'] },
  { ...sampleDocuments.services[1], id: 'dos', aliases: [] },
  { ...sampleDocuments.services[2], id: 'oculto', aliases: ['otro-oculto', 'antes'], visible: false },
]

const siteWith = (former: Record<string, string | undefined> = {}) => {
  const formerIds: FormerIds = { services: new Map(Object.entries(former)) }
  return openSite(
    parseSnapshot({ ...sampleDocuments, services, diseases: [], symptoms: [] }, {}, new Map(), formerIds),
  )
}

const result = (former: Record<string, string | undefined> = {}) =>
  Object.fromEntries(siteWith(former).addresses.formerPaths())

const gone = (samePage = '/servicios/oculto') => ({ status: 410, samePage })
const to = (id: string) => ({ status: 308, location: `/servicios/${id}` })

describe('a path without a page of its own', () => {
  test('leads from an alias to its entry', () => {
    expect(result()['/servicios/primero']).toEqual(to('uno'))
  })

  test('leads from a former id through all later ids to the current one', () => {
    const paths = result({ a: 'b', b: 'c', c: 'dos' })

    expect(paths).toMatchObject({
      '/servicios/a': to('dos'),
      '/servicios/b': to('dos'),
      '/servicios/c': to('dos'),
    })
  })

  test('is gone if its entry is hidden, deleted, or moved to such an address', () => {
    const paths = result({ borrado: undefined, 'antes-oculto': 'oculto', 'antes-borrado': 'borrado' })

    const all = ['oculto', 'otro-oculto', 'antes', 'borrado', 'antes-oculto', 'antes-borrado']
    const statuses = all.map((id) => paths[`/servicios/${id}`]?.status)
    expect(statuses).toEqual(all.map(() => 410))
  })

  test('shares its 410 page with the other addresses of its list', () => {
    const paths = result({ borrado: undefined })

    const pages = Object.values(paths).flatMap((former) => (former.status === 410 ? former.samePage : []))
    expect(pages.length).toBeGreaterThan(3)
    expect(new Set(pages).size).toBe(1)
    expect(paths).toHaveProperty([pages[0] ?? ''])
  })

  test('is gone if its former ids lead in a circle', () => {
    expect(result({ a: 'b', b: 'a' })).toMatchObject({
      '/servicios/a': gone(expect.any(String)),
      '/servicios/b': gone(expect.any(String)),
    })
  })

  test('never hides an entry that uses the id again', () => {
    const site = siteWith({ uno: 'dos', dos: undefined, primero: 'dos' })

    expect(site.addresses.formerPaths().has('/servicios/uno')).toBe(false)
    expect(findRoute(site, '/servicios/uno')).toMatchObject({ page: 'detail' })
    expect(findRoute(site, '/servicios/dos')).toMatchObject({ page: 'detail' })
    // An alias wins over a former id.
    expect(site.addresses.formerPaths().get('/servicios/primero')).toEqual(to('uno'))
  })

  test('leads on from an id whose entry is hidden only if a visible entry uses it', () => {
    expect(result({ antes: 'uno' })['/servicios/antes']).toEqual(to('uno'))
  })

  test('has the route of the page for gone entries', () => {
    const site = siteWith()

    expect(findRoute(site, '/servicios/oculto')).toEqual({ page: 'gone', kind: 'services' })
    expect(findRoute(site, '/servicios/nunca')).toBeUndefined()
    expect(site.addresses.currentId('services', 'nunca')).toBeUndefined()
  })
})
