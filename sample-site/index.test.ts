import { describe, expect, it } from 'vitest'
import { documentNames, documents } from '#content/documents/documents.ts'
import { markValues, unknownMarks } from '#content/facts/marks.ts'
import { storedForm } from '#content/facts/stored-form.ts'
import { diseases } from './diseases/index.ts'
import { sampleDocuments } from './index.ts'
import { services } from './services/index.ts'
import { symptoms } from './symptoms/index.ts'

const siteContent = documents['site-content'].schema.parse(sampleDocuments['site-content'])
const testimonials = documents.testimonials.schema.parse(sampleDocuments.testimonials)

const topics = [
  ...services.map((topic) => ({ path: `/servicios/${topic.id}`, topic })),
  ...diseases.map((topic) => ({ path: `/enfermedades/${topic.id}`, topic })),
  ...symptoms.map((topic) => ({ path: `/sintomas/${topic.id}`, topic })),
]

/** All texts in a value, with their paths. */
function textsOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`))
}

/** Claims that the rules on medical advertising in Mexico forbid, as whole words. */
const forbiddenClaims = [
  'garant[ií]\\p{L}*',
  '100 ?%',
  'cien por ciento',
  'sin (?:ning[uú]n )?riesgos?',
  'cura(?:n|r|rse|r[aá]n?|d[oa]s?)?',
  'milagr\\p{L}*',
  'definitivamente',
  '(?:la|el) número uno',
  'l[ií]der(?:es)?',
  '(?:el|la|los|las) mejor(?:es)? (?:opci[oó]n(?:es)?|m[eé]dic[oa]s?|doctora?s?|ginec[oó]log[oa]s?|especialistas?|tratamientos?|atenci[oó]n|precios?|cl[ií]nicas?|consultorios?|tecnolog[ií]as?|resultados?)',
].map((claim) => new RegExp(`(?<![\\p{L}\\p{N}])${claim}(?![\\p{L}\\p{N}])`, 'iu'))

describe('the sample documents', () => {
  it.each(documentNames)('%s meets its schema', (name) => {
    const result = documents[name].schema.safeParse(sampleDocuments[name])
    expect(result.error?.issues).toBeUndefined()
  })

  it.each(documentNames)('%s makes no forbidden claim', (name) => {
    const claims = textsOf(sampleDocuments[name], name).filter(({ text }) =>
      forbiddenClaims.some((claim) => claim.test(text)),
    )
    expect(claims).toEqual([])
  })
})

describe('the topics', () => {
  it('have key phrases of their own, so that no two pages compete for one search', () => {
    const phrases = topics.flatMap(({ topic }) => topic.metadata?.keywords ?? [])
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([])
  })

  it('are the ten diseases and five symptoms of the specification, and nine services', () => {
    expect(diseases.map(({ id }) => id)).toEqual([
      'menopausia-y-climaterio',
      'tumores-y-quistes-de-ovario',
      'tumores-y-quistes-de-mama',
      'sangrados-uterinos',
      'enfermedades-del-embarazo',
      'virus-del-papiloma-humano',
      'infecciones-de-transmision-sexual',
      'endometriosis',
      'miomas-y-polipos',
      'sindrome-de-ovario-poliquistico',
    ])
    expect(symptoms.map(({ id }) => id)).toEqual([
      'dolor-pelvico',
      'sangrado-vaginal-anormal',
      'flujo-vaginal-anormal',
      'amenorrea',
      'dispareunia',
    ])
    expect(services).toHaveLength(9)
  })

  it.each(topics)('$path tells when to go to an emergency room', ({ topic }) => {
    expect(topic.alarmSigns?.length).toBeGreaterThanOrEqual(4)
    for (const sign of topic.alarmSigns ?? []) expect(sign).toMatch(/^(?!\p{Lu}\p{Ll}).*[^.]$/su)
  })

  it.each(topics)('$path has its own address and a description that a result page shows whole', ({
    path,
    topic,
  }) => {
    expect(topic.metadata?.alternates?.canonical).toBe(path)
    expect(topic.metadata?.openGraph?.url).toBe(path)
    expect(topic.metadata?.description?.length).toBeGreaterThanOrEqual(110)
    expect(topic.metadata?.description?.length).toBeLessThanOrEqual(170)
  })

  it('have no typed title, so that each title names the topic, the city and the doctor', () => {
    expect(topics.filter(({ topic }) => (topic.metadata?.title ?? '') !== '')).toEqual([])
  })

  it('of symptoms point only to diseases of the site', () => {
    const ids = new Set(['', ...diseases.map(({ id }) => id)])
    const unknown = symptoms
      .flatMap(({ relatedConditions }) => relatedConditions ?? [])
      .filter(({ diseaseId }) => !ids.has(diseaseId ?? ''))
    expect(unknown).toEqual([])
  })
})

describe('the site content', () => {
  const { insurances, payments, heroSlider, header, heroSection } = siteContent

  it('lists fourteen insurers, all visible', () => {
    expect(insurances.companies.filter(({ visible }) => visible)).toHaveLength(14)
    expect(insurances.companies).toHaveLength(14)
  })

  it('lists five payment methods and hides only insurance', () => {
    expect(payments.methods).toHaveLength(5)
    expect(payments.methods.filter(({ visible }) => !visible).map(({ name }) => name)).toEqual([
      'Seguro de gastos médicos',
    ])
  })

  it('keeps the sizes and times of the specification', () => {
    expect(header).toMatchObject({
      headerHeight: 140,
      headerStickyHeight: 60,
      logoHeight: 70,
      menuLogoHeight: 100,
    })
    expect(heroSection).toMatchObject({ height: 850, minHeight: 400, overlayOpacity: 0.5 })
    expect(heroSlider).toMatchObject({ autoplayDelay: 5000, transitionEffect: 'fade', transitionSpeed: 1500 })
  })
})

describe('the facts', () => {
  const { doctorInfo, consultationPrice } = siteContent
  const literals = [
    doctorInfo.name,
    doctorInfo.city,
    doctorInfo.state,
    doctorInfo.postalCode,
    doctorInfo.phone.slice(-10),
    doctorInfo.email,
    ...consultationPrice.prices.map(({ amount }) => `$${amount}`),
  ]
  /** Where the facts are typed, and what is no text for visitors. */
  const places = /^\.doctorInfo\.(?:name|city|state|postalCode|phone|whatsapp|email)$/

  it.each(documentNames)('occur in no text of %s a second time', (name) => {
    const repeated = textsOf(sampleDocuments[name], '').filter(
      ({ path, text }) =>
        !places.test(path) &&
        literals.some((fact) =>
          new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(fact)}(?![\\p{L}\\d])`, 'u').test(text),
        ),
    )
    expect(repeated).toEqual([])
  })

  it('are stored as a save stores them', () => {
    expect(storedForm('site-content', siteContent)).toEqual(siteContent)
  })

  it('are named by marks that exist', () => {
    const values = markValues(siteContent)
    expect(textsOf(siteContent, '').flatMap(({ text }) => unknownMarks(text, values))).toEqual([])
  })
})

describe('the testimonials', () => {
  it.each(testimonials)('"$shortTestimonial" continues in its full text', (entry) => {
    expect(entry.name).toBe('{Nombre}')
    expect(entry.shortTestimonial.length).toBeLessThanOrEqual(160)
    if (entry.fullTestimonial) expect(entry.fullTestimonial.startsWith(entry.shortTestimonial)).toBe(true)
  })

  it('offer "Ver más" at least five times', () => {
    const longer = testimonials.filter(
      ({ shortTestimonial, fullTestimonial }) => fullTestimonial && fullTestimonial !== shortTestimonial,
    )
    expect(longer.length).toBeGreaterThanOrEqual(5)
  })
})

it('the gallery has six pictures', () => {
  expect(sampleDocuments.gallery).toHaveLength(6)
})
