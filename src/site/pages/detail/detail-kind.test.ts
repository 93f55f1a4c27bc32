import { describe, expect, test } from 'vitest'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { htmlDocument } from '#site/html-document.tsx'
import { pageMetadata } from '#site/seo/page-metadata.ts'
import { nodeOf, nodesOf } from '#tests/site/structured-data.ts'
import { testPage } from '#tests/site/test-page.ts'

const siteUrl = 'https://ejemplo.mx'

const contextOf = (path: string, snapshot: Snapshot = parseSnapshot(sampleDocuments)) =>
  testPage(snapshot, path)

describe('the structured data of an entry', () => {
  test('contains the price of a service that has one', () => {
    const snapshot = structuredClone(parseSnapshot(sampleDocuments))
    const [first] = snapshot.services
    if (!first) throw new Error('The sample has services.')
    const path = `/servicios/${first.id}`
    first.price = ''
    expect(nodeOf(path, `${path}#precio`, snapshot)).toBeUndefined()

    first.price = 'paquete-ginecologico'

    expect(nodeOf(path, `${path}#precio`, snapshot)).toMatchObject({
      '@type': 'Offer',
      name: 'Paquete ginecológico',
      price: 1200,
      priceCurrency: 'MXN',
      offeredBy: { '@id': `${siteUrl}/#consultorio` },
      itemOffered: { '@type': 'Service', name: first.title },
    })
  })

  test.each([
    ['/enfermedades/endometriosis', 'MedicalCondition'],
    ['/sintomas/dolor-pelvico', 'MedicalSignOrSymptom'],
    ['/servicios/colposcopia', 'MedicalTest'],
    ['/servicios/ultrasonido-obstetrico', 'ImagingTest'],
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
    if (entry) entry.signOff = { date: '2026-01-31', reviewer: 'Dra. Ana', licence: '123' }
    snapshot['site-content'].doctorInfo.email = ''

    expect(nodeOf(path, `${path}#pagina`, snapshot)).toMatchObject({
      lastReviewed: '2026-01-31',
      reviewedBy: { '@id': `${siteUrl}/#doctora` },
      author: { '@id': `${siteUrl}/#doctora` },
    })
    expect(nodeOf(path, '/#consultorio', snapshot)).not.toHaveProperty('email')
    expect(JSON.stringify(nodesOf(path))).not.toMatch(/AggregateRating|"Review"/)
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
