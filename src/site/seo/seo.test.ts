import { describe, expect, test } from 'vitest'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { medicalDigest } from '#content/entries/sign-off.ts'
import { sampleDocuments } from '#sample/index.ts'
import { htmlDocument } from '#site/html-document.tsx'
import { openSite } from '#site/open/open-site.ts'
import { testPage } from '#tests/site/test-page.ts'
import { jsonLd } from './json-ld.ts'
import { pageMetadata } from './page-metadata.ts'
import { robotsText } from './robots.ts'
import { sitemap } from './sitemap.ts'

const siteUrl = 'https://ejemplo.mx'

const contextOf = (path: string, snapshot: Snapshot = parseSnapshot(sampleDocuments)) =>
  testPage(snapshot, path)

function nodes(path: string, snapshot?: Snapshot): Record<string, unknown>[] {
  const graph = jsonLd(contextOf(path, snapshot))
  return graph && '@graph' in graph && Array.isArray(graph['@graph']) ? graph['@graph'] : []
}

const nodeOf = (path: string, id: string, snapshot?: Snapshot) =>
  nodes(path, snapshot).find((node) => node['@id'] === `${siteUrl}${id}`)

test('the picture of a shared profile names the doctor once', () => {
  expect(pageMetadata(contextOf('/perfil')).openGraph).toMatchObject({
    'image:alt': 'Dra. Nombre Apellido, Ginecología y obstetricia',
  })
})

describe('a site in preparation', () => {
  const stored = parseSnapshot(sampleDocuments)
  const noIndexAt = (url: string, snapshot: Snapshot) =>
    pageMetadata({ ...contextOf('/', snapshot), siteUrl: url }).noIndex

  test('asks search engines to stay away from its public address until its launch', () => {
    expect(noIndexAt('https://ejemplo.mx', stored)).toBe(true)
    expect(noIndexAt('https://ejemplo.mx', { ...stored, launchedAt: '2026-11-22T10:00:00.000Z' })).toBe(false)
    // A crawler must read a page to see that it is not to be listed.
    expect(robotsText('https://ejemplo.mx', true)).toBe('User-agent: *\nDisallow: /admin\nDisallow: /api/\n')
  })

  test('is open on the own machine', () => {
    expect(noIndexAt('http://127.0.0.1:3000', stored)).toBe(false)
  })
})

describe('structured data', () => {
  test('contains the doctor with her licences and their issuers', () => {
    expect(nodeOf('/', '/#doctora')).toMatchObject({
      '@type': ['Person', 'IndividualPhysician'],
      name: 'Dra. Nombre Apellido',
      hasCredential: [
        { identifier: '0000000', recognizedBy: { '@type': 'GovernmentOrganization' } },
        { identifier: '0000000' },
        { name: 'Consejo de la especialidad, certificación vigente', credentialCategory: 'certification' },
      ],
      alumniOf: [{ name: 'Universidad Nombre de la Institución' }],
      hospitalAffiliation: { '@type': 'Hospital', name: 'Hospital Nombre' },
    })
  })

  test('names the street without the city, the state and the postal code, which have their own fields', () => {
    expect(nodeOf('/', '/#consultorio')).toMatchObject({
      address: {
        streetAddress: 'Calle Ejemplo 000, piso 0, consultorio 0, Colonia Centro',
        addressLocality: 'Ciudad',
        postalCode: '00000',
      },
    })
  })

  test('contains the price of a service that has one', () => {
    const snapshot = structuredClone(parseSnapshot(sampleDocuments))
    const [first] = snapshot.services
    if (!first) throw new Error('The sample has services.')
    const path = `/servicios/${first.id}`
    expect(nodeOf(path, `${path}#precio`, snapshot)).toBeUndefined()

    first.price = 'paquete-ginecologico'

    expect(nodeOf(path, `${path}#precio`, snapshot)).toMatchObject({
      '@type': 'Offer',
      name: 'Paquete ginecológico',
      price: 1200,
      priceCurrency: 'MXN',
      offeredBy: { '@id': `${siteUrl}/#consultorio` },
    })
  })

  test('contains the hours and the prices', () => {
    expect(nodeOf('/', '/#consultorio')).toMatchObject({
      '@type': 'MedicalClinic',
      telephone: '+525500000000',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '10:00',
          closes: '14:00',
        },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
      ],
      priceRange: '$800 MXN a $1,200 MXN',
    })
  })

  test.each([
    ['/enfermedades/endometriosis', 'MedicalCondition'],
    ['/sintomas/dolor-pelvico', 'MedicalSignOrSymptom'],
    ['/servicios/colposcopia', 'MedicalTest'],
    ['/servicios/planificacion-familiar', 'MedicalProcedure'],
  ])('says what %s is about', (path, type) => {
    expect(nodeOf(path, `${path}#tema`)).toMatchObject({ '@type': type })
    expect(nodeOf(path, `${path}#ruta`)).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('claims a review only if there was one, and omits empty fields', () => {
    const snapshot = parseSnapshot(sampleDocuments)
    const path = '/enfermedades/endometriosis'
    for (const claim of ['lastReviewed', 'reviewedBy', 'author', 'dateModified'])
      expect(nodeOf(path, `${path}#pagina`, snapshot)).not.toHaveProperty(claim)

    const [entry] = snapshot.diseases.filter(({ id }) => id === 'endometriosis')
    if (entry)
      entry.signOff = {
        date: '2026-01-31',
        reviewer: 'Dra. Ana',
        licence: '123',
        digest: medicalDigest(entry),
      }
    snapshot['site-content'].doctorInfo.email = ''

    expect(nodeOf(path, `${path}#pagina`, snapshot)).toMatchObject({
      lastReviewed: '2026-01-31',
      reviewedBy: { '@id': `${siteUrl}/#doctora` },
      author: { '@id': `${siteUrl}/#doctora` },
    })
    expect(nodeOf(path, '/#consultorio', snapshot)).not.toHaveProperty('email')
    expect(JSON.stringify(nodes(path))).not.toMatch(/AggregateRating|"Review"/)
  })

  test('is omitted on a page that does not exist', () => {
    expect(jsonLd(contextOf('/nada'))).toBeUndefined()
    expect(pageMetadata(contextOf('/nada'))).toMatchObject({ noIndex: true, canonical: '', openGraph: {} })
  })
})

test('the canonical address of a page is the same for every client', () => {
  expect(pageMetadata(contextOf('/servicios/colposcopia'))).toMatchObject({
    canonical: 'https://ejemplo.mx/servicios/colposcopia',
    openGraph: { url: 'https://ejemplo.mx/servicios/colposcopia', type: 'article' },
  })
})

test('a page without own metadata names the service, the city and the doctor', () => {
  const snapshot = parseSnapshot(sampleDocuments)
  snapshot['site-content'].doctorInfo.city = 'Puebla'
  const [service] = snapshot.services.filter(({ id }) => id === 'colposcopia')
  if (service) {
    service.metadata.title = ''
    service.metadata.description = ''
  }

  expect(pageMetadata(contextOf('/servicios/colposcopia', snapshot))).toMatchObject({
    title: 'Colposcopia en Puebla | Dra. Nombre Apellido',
    description: expect.stringMatching(/^.{100,139}…$/),
  })
})

test("the sitemap contains the last change of each page's content", () => {
  const times = { 'site-content': '2026-01-01T00:00:00.000Z', diseases: '2026-02-01T00:00:00.000Z' }

  const entryTimes = { services: new Map([['colposcopia', '2025-05-05T00:00:00.000Z']]) }
  const map = sitemap(openSite(parseSnapshot(sampleDocuments, times, new Map(), {}, entryTimes)), siteUrl)

  expect(map).toContain(
    '<loc>https://ejemplo.mx/enfermedades/endometriosis</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod>',
  )
  expect(map).toContain('<loc>https://ejemplo.mx/contacto</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>')
  expect(map).toContain(
    '<loc>https://ejemplo.mx/servicios/colposcopia</loc><lastmod>2025-05-05T00:00:00.000Z</lastmod>',
  )
  expect(map.match(/<url>/g)).toHaveLength(32)
})

describe('the canonical address of an entry', () => {
  const withService = (id: string, canonical: string, former: Record<string, string | undefined> = {}) => {
    const [first, second] = sampleDocuments.services
    if (!first || !second) throw new Error('The sample has too few services.')
    const services = [
      { ...first, id, metadata: { ...first.metadata, alternates: { canonical } } },
      { ...second, id: 'otro', aliases: ['alias-de-otro'] },
    ]
    const formerIds = { services: new Map(Object.entries(former)) }
    const snapshot = parseSnapshot({ ...sampleDocuments, services }, {}, new Map(), formerIds)
    return pageMetadata(contextOf(`/servicios/${id}`, snapshot)).canonical.replace(siteUrl, '')
  }

  test('is the current one if the stored one is a former address of the entry', () => {
    expect(withService('actual', '/servicios/viejo', { viejo: 'actual' })).toBe('/servicios/actual')
    expect(withService('actual', '/servicios/a', { a: 'b', b: 'actual' })).toBe('/servicios/actual')
    expect(withService('actual', '/servicios/actual')).toBe('/servicios/actual')
    expect(withService('actual', '')).toBe('/servicios/actual')
  })

  test('is the current one even if another entry uses the former address again', () => {
    expect(withService('actual', '/servicios/otro', { otro: 'actual' })).toBe('/servicios/actual')
  })

  test('follows another entry to its current address, and ignores an address that is gone', () => {
    expect(withService('actual', '/servicios/alias-de-otro')).toBe('/servicios/otro')
    expect(withService('actual', '/servicios/otro')).toBe('/servicios/otro')
    expect(withService('actual', '/servicios/borrado', { borrado: undefined })).toBe('/servicios/actual')
    expect(withService('actual', '/contacto')).toBe('/contacto')
  })
})

describe('an entry with a neutral title', () => {
  const stored = parseSnapshot(sampleDocuments)
  const path = '/enfermedades/infecciones-de-transmision-sexual'
  const snapshot: Snapshot = {
    ...stored,
    diseases: stored.diseases.map((entry) => ({
      ...entry,
      discretion: { ...entry.discretion, hasNeutralTitle: true },
    })),
  }
  const usual = pageMetadata(contextOf(path))
  const neutral = pageMetadata(contextOf(path, snapshot))

  test('has it in the tab and the history only', () => {
    expect(usual.tabTitle).toBe(usual.title)
    expect(neutral).toEqual({ ...usual, tabTitle: 'Información de salud | Dra. Nombre Apellido' })
  })

  test('has it in the document without a script', () => {
    const context = contextOf(path, snapshot)
    const loader = { src: '/l.js', integrity: '' }
    const styles = { ofFirstScreen: '', ofRest: '', hashes: [] }

    expect(htmlDocument({ context, body: '', styles, loader })).toContain(
      '<title>Información de salud | Dra. Nombre Apellido</title>',
    )
    expect(nodeOf(path, `${path}#pagina`, snapshot)).toMatchObject({ name: usual.title })
  })
})
