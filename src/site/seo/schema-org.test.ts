import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from '#site/open/open-site.ts'
import { pagePaths } from '#site/route.ts'
import { testPage } from '#tests/site/test-page.ts'
import { snapshotWithPlaces } from '#tests/site-with-places.ts'
import { jsonLd } from './json-ld.ts'

const folder = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'))
const definitions = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8')

type Definition = { readonly parents: readonly string[]; readonly properties: readonly string[] }

/** Every type of schema.org with its own properties. `schema-dts` declares a type as a base, a leaf or both. */
const types = new Map<string, Definition>()
for (const [, name = '', parents = '', body = ''] of definitions.matchAll(
  /interface (\w+?)(?:Base|Leaf) extends ([^{]+)\{(.*?)\n\}/gs,
)) {
  const known = types.get(name)
  const named = [...parents.matchAll(/(\w+)Base/g)].flatMap(([, parent = '']) =>
    parent === name ? [] : parent,
  )
  types.set(name, {
    parents: [...(known?.parents ?? []), ...named],
    properties: [
      ...(known?.properties ?? []),
      ...[...body.matchAll(/^\s+"(\w+)"\?:/gm)].map(([, property = '']) => property),
    ],
  })
}

const hasProperty = (type: string, property: string): boolean => {
  const { parents = [], properties = [] } = types.get(type) ?? {}
  return properties.includes(property) || parents.some((parent) => hasProperty(parent, property))
}

const isA = (type: string, ancestor: string): boolean =>
  type === ancestor || (types.get(type)?.parents ?? []).some((parent) => isA(parent, ancestor))

const snapshot = parseSnapshot(sampleDocuments, { 'site-content': '2026-01-01T00:00:00.000Z' })
const [signed] = snapshot.diseases
if (signed) signed.signOff = { date: '2026-01-31', reviewer: 'Dra. Ana', licence: '123' }

type Found = { readonly at: string; readonly types: string[]; readonly node: Record<string, unknown> }

/** Every node of a graph, also those inside others. */
function nodesIn(value: unknown, at: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodesIn(item, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const node = Object.fromEntries(Object.entries(value))
  const named = node['@type']
  const own = named === undefined ? [] : [{ at, types: [named].flat().map(String), node }]
  return [...own, ...Object.entries(node).flatMap(([key, child]) => nodesIn(child, `${at}.${key}`))]
}

/** With four places, and an extension behind the practice's number. */
const withPlaces = snapshotWithPlaces(4)
withPlaces['site-content'].doctorInfo.phone = '+525512345678;ext=204'

const pages = Object.entries({ sample: snapshot, 'four places': withPlaces }).flatMap(([name, shown]) =>
  pagePaths(openSite(shown)).map((path) => ({ name, shown, path })),
)

/** What Google requires of the types that it shows in a special way. */
const required: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ProfilePage: ['mainEntity'],
}

describe.each(pages)('the structured data of $path in the site $name', ({ shown, path }) => {
  const nodes = nodesIn(jsonLd(testPage(shown, path)), path)

  test('has only types and properties of schema.org', () => {
    expect(types.size).toBeGreaterThan(800)
    const unknown = nodes.flatMap(({ at, types: own, node }) => [
      ...own.filter((type) => !types.has(type)).map((type) => `${at}: type ${type}`),
      ...Object.keys(node)
        .filter((key) => !key.startsWith('@') && !own.some((type) => hasProperty(type, key)))
        .map((key) => `${at}: ${own.join('+')}.${key}`),
    ])
    expect(unknown).toEqual([])
  })

  test('has what Google requires', () => {
    const missing = nodes.flatMap(({ at, types: own, node }) =>
      Object.entries(required).flatMap(([type, keys]) =>
        own.some((each) => isA(each, type))
          ? keys.filter((key) => !Object.hasOwn(node, key)).map((key) => `${at}: ${type}.${key}`)
          : [],
      ),
    )
    expect(missing).toEqual([])
    const lists = nodes.filter(({ types: [type] }) => type === 'BreadcrumbList')
    expect(lists).toHaveLength(path === '/' ? 0 : 1)
  })

  test('refers only to nodes that it contains', () => {
    const ids = new Set(nodes.map(({ node }) => node['@id']).filter(Boolean))
    const references = [...JSON.stringify(nodes.map(({ node }) => node)).matchAll(/\{"@id":"([^"]+)"\}/g)]
    expect(references.filter(([, id]) => !ids.has(id))).toEqual([])
  })

  test('has telephones with the country’s code and without extension', () => {
    const numbers = nodes.flatMap(({ node }) => node.telephone ?? [])
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !/^\+\d{8,15}$/.test(`${number}`))).toEqual([])
  })

  test('contains neither questions nor ratings', () => {
    expect(nodes.flatMap(({ types: own }) => own)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/FAQ|Review$|Rating/)]),
    )
  })
})

test('hours of some weeks of the month are listed for each of their dates of the coming year', () => {
  const moment = new Date('2026-11-30T18:00:00Z')
  const places = nodesIn(jsonLd(testPage({ ...withPlaces, moment }, '/')), '/')
  const tower = places.find(({ node }) => `${node.name}`.startsWith('Torre de Especialidades'))?.node
  const hours = nodesIn(tower?.openingHoursSpecification, '').map(({ node }) => node)

  expect(hours).toHaveLength(24)
  expect(hours.slice(0, 3)).toMatchObject(
    ['2026-12-05', '2026-12-19', '2027-01-02'].map((date) => ({
      dayOfWeek: ['Saturday'],
      opens: '10:00',
      closes: '13:00',
      validFrom: date,
      validThrough: date,
    })),
  )
  expect(hours.at(-1)).toMatchObject({ validFrom: '2027-11-20' })
})

test('each place has a node of its kind, and the doctor’s work locations name them all', () => {
  const nodes = nodesIn(jsonLd(testPage(withPlaces, '/')), '/')
  const [doctor] = nodes.filter(({ types: own }) => own.includes('IndividualPhysician'))
  const ids = [doctor?.node.workLocation].flat().map((location) => Object(location)['@id'])
  const kinds = ids.map((id) => nodes.find(({ node }) => node['@id'] === id)?.types)

  expect(kinds).toEqual([['MedicalClinic'], ['Hospital'], ['MedicalClinic'], ['MedicalClinic']])
  for (const id of ids) {
    const place = nodes.find(({ node }) => node['@id'] === id)?.node
    expect(place, `${id}`).toMatchObject({ telephone: expect.stringMatching(/^\+52/), address: {} })
  }
})
