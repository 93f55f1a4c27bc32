import { describe, expect, test } from 'vitest'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from '#site/open/open-site.ts'
import { nodeOf } from '#tests/site/structured-data.ts'
import { testPage } from '#tests/site/test-page.ts'
import { jsonLd } from './json-ld.ts'
import { pageMetadata } from './page-metadata.ts'
import { robotsText } from './robots.ts'
import { sitemap } from './sitemap.ts'

const siteUrl = 'https://ejemplo.mx'

const contextOf = (path: string, snapshot: Snapshot = parseSnapshot(sampleDocuments)) =>
  testPage(snapshot, path)

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

  test('is omitted on a page that does not exist', () => {
    expect(jsonLd(contextOf('/nada'))).toBeUndefined()
    expect(pageMetadata(contextOf('/nada'))).toMatchObject({ noIndex: true, canonical: '', openGraph: {} })
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
  expect(map.match(/<url>/g)).toHaveLength(33)
})
