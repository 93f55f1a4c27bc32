import { describe, expect, test } from 'vitest'
import { minNormal, readingEase } from '#sample/testing/reading-ease.ts'
import { diseases } from './diseases/index.ts'
import { services } from './services/index.ts'
import { siteContent } from './site-content.ts'
import { symptoms } from './symptoms/index.ts'

const articles = [...diseases, ...symptoms]
const entries = [...articles, ...services]

function entryOf(id: string) {
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw new Error(`The sample has no entry «${id}».`)
  return entry
}

const alarmsOf = (id: string) => entryOf(id).alarmSigns ?? []
const textOf = (id: string) => JSON.stringify(entryOf(id))
const bookingOf = (id: string) => entryOf(id).whenToBook?.items ?? []

describe('the alarm signs in pregnancy', () => {
  const ids = [
    'enfermedades-del-embarazo',
    'control-del-embarazo',
    'ultrasonido-obstetrico',
    'parto-natural-sin-dolor',
  ]

  test('begin with the same list in all entries about pregnancy', () => {
    const [first = [], ...others] = ids.map((id) => alarmsOf(id).slice(0, 10))

    expect(first).toHaveLength(10)
    for (const list of others) expect(list).toEqual(first)
  })

  test.each(ids)('of %s name every danger and both helplines', (id) => {
    const signs = alarmsOf(id).join('\n')

    for (const danger of [
      /sangrado por la vagina/,
      /le sale líquido/,
      /se mueve menos/,
      /140\/90/,
      /boca del estómago/,
      /convulsiones/,
      /falta el aire/,
      /duele el pecho/,
      /una pierna se le hincha/,
      /antes de la semana 37/,
      /caída o un golpe en el vientre/,
      /fiebre/,
      /hacerse daño.*Línea de la Vida, 800 911 2000/,
      /golpea, la amenaza.*079, opción 1/,
    ])
      expect(signs).toMatch(danger)
  })

  test.each(ids)('of %s have the sources of their numbers', (id) => {
    const sources = JSON.stringify(entryOf(id).sources)

    expect(sources).toMatch(/NOM-007/)
    expect(sources).toMatch(/Practice Bulletin No. 222/)
    expect(sources).toMatch(/Línea de las Mujeres 079/)
  })
})

describe('sexual violence', () => {
  test.each([
    'infecciones-de-transmision-sexual',
    'dispareunia',
    'flujo-vaginal-anormal',
    'planificacion-familiar',
  ])('%s says that it is an emergency, until when, whom to call and that no report is needed', (id) => {
    const note = entryOf(id).alarmNote

    expect(alarmsOf(id)).toContain('sufrió violencia sexual, aunque haya pasado tiempo')
    expect(note).toMatch(/urgencia médica y no necesita denunciar antes/)
    expect(note).toMatch(/VIH se inicia en las primeras 72 horas/)
    expect(note).toMatch(/anticoncepción de emergencia, hasta 120 horas después/)
    expect(note).toMatch(/otras infecciones, como la hepatitis B/)
    expect(note).toMatch(/079, opción 1, gratuita, las 24 horas\.$/)
    expect(JSON.stringify(entryOf(id).sources)).toMatch(/NOM-046.*Comunicado 189\/2022.*Línea de las Mujeres/)
  })

  test('the entry on infections says what the law lets a pregnant victim decide', () => {
    const text = textOf('infecciones-de-transmision-sexual')

    expect(text).toMatch(/derecho a interrumpirlo en los servicios públicos de salud sin denuncia previa/)
    expect(text).toMatch(
      /Desde los 12 años no se exige permiso de madre, padre o tutor \(NOM-046-SSA2-2005, 6\.4\.2\.7/,
    )
  })
})

test.each([
  'cualquier sangrado o salida de líquido en el embarazo',
  'dolor de cabeza con visión borrosa',
  'convulsiones',
  'falta de aire',
  'dolor en el pecho',
  'desmayo',
  'su bebé se mueve menos',
  'violencia',
  'ideas de hacerse daño',
  '911',
])('the urgency note of the contact page names: %s', (danger) => {
  expect(siteContent.contact?.urgencyNote).toContain(danger)
})

test.each([
  [
    'menopausia-y-climaterio',
    /fezolinetant puede, rara vez, dañar el hígado.*antes, cada mes durante tres meses y a los seis y nueve/,
  ],
  ['menopausia-y-climaterio', /Suspéndalo y avise.*piel u ojos amarillos u orina oscura/],
  ['menopausia-y-climaterio', /elinzanetant pide análisis antes y a los tres meses/],
  [
    'menopausia-y-climaterio',
    /aumenta un poco el riesgo de coágulos y de evento vascular cerebral.*de cáncer de mama/,
  ],
  [
    'menopausia-y-climaterio',
    /si no usa hormonas que oculten la regla, hasta cumplir doce meses sin regla si tiene más de 50 años, y dos años si tiene menos/,
  ],
  ['menopausia-y-climaterio', /entre los 40 y los 45 años/],
  [
    'planificacion-familiar',
    /migraña con aura, presión alta, enfermedad del hígado, lupus.*trombosis.*35 años o más.*después del parto.*cáncer de mama, evite todos los que llevan hormonas.*convulsiones, tuberculosis o VIH/,
  ],
  [
    'planificacion-familiar',
    /levonorgestrel actúa mejor en las primeras 72 horas.*120.*DIU de cobre.*cinco días/,
  ],
  ['planificacion-familiar', /pesa 70 kg o más.*DIU de cobre.*Después de ulipristal espere cinco días/],
  ['papanicolau', /nunca tuvo una lesión de alto grado \(NIC 2 o 3\)/],
  ['histerectomia-y-cirugia-ginecologica', /siente que algo sale por la vagina/],
  ['histerectomia-y-cirugia-ginecologica', /le sale orina o líquido por la vagina sin control/],
  [
    'electrocauterizacion-de-verrugas-y-lesiones',
    /dos horas seguidas; puede aparecer de 7 a 14 días después/,
  ],
  ['sindrome-de-ovario-poliquistico', /síndrome ovárico metabólico poliendocrino \(PMOS/],
  ['infecciones-de-transmision-sexual', /ITS curables.*personas de 15 a 49 años/],
  ['virus-del-papiloma-humano', /una dosis a niñas y niños.*tres dosis de los 11 a los 49 años/],
  ['control-del-embarazo', /Tdpa.*influenza.*covid.*virus sincitial respiratorio, entre las semanas 32 y 36/],
  ['papanicolau', /Si aún no inicia su vida sexual, por lo general no lo necesita/],
])('%s says: %s', (id, fact) => {
  expect(textOf(id)).toMatch(fact)
})

test.each([
  ['menopausia-y-climaterio', /Sangró después de doce meses sin regla.*: pida la cita esta semana/],
  ['sangrados-uterinos', /niña a su cargo sangra.*que la revisen hoy o mañana; en urgencias si sangra mucho/],
  ['sindrome-de-ovario-poliquistico', /la voz se hace grave.*: pida la cita esta semana/],
  [
    'infecciones-de-transmision-sexual',
    /herpes genital: dígalo; con llagas cerca del parto, acuda a urgencias/,
  ],
  ['flujo-vaginal-anormal', /embarazada y tiene comezón o ardor: que la revisen hoy o mañana/],
  ['flujo-vaginal-anormal', /arde al orinar, sin fiebre ni dolor de espalda; si está embarazada, hoy/],
  ['tumores-y-quistes-de-mama', /BI-RADS 0, 4 o 5: pídala esta semana/],
  ['tumores-y-quistes-de-ovario', /más de doce veces al mes.*50 años o más \(NICE, CG122\)/],
  ['infecciones-de-transmision-sexual', /sin condón.*hasta 120 horas después, y en las primeras 72.*VIH/],
  ['enfermedades-del-embarazo', /Toma un medicamento.*no lo suspenda antes de preguntar/],
  ['endometriosis', /un año buscando un embarazo, o seis meses si tiene 35 años o más/],
  ['flujo-vaginal-anormal', /sigue igual, o volvió antes de dos meses/],
])('%s says when not to wait long for an appointment: %s', (id, fact) => {
  expect(bookingOf(id).join('\n')).toMatch(fact)
})

test.each([
  [
    'sindrome-de-ovario-poliquistico',
    /hacen falta al menos dos.*el ultrasonido no se usa para diagnosticarlo/,
  ],
  ['sangrado-vaginal-anormal', /4 mm o menos, el cáncer es muy poco probable \(ACOG, 2018\)/],
  ['tumores-y-quistes-de-ovario', /CA-125 también sube.*por sí solo no da un diagnóstico/],
  ['endometriosis', /El CA-125 no sirve para confirmarla ni para descartarla/],
  ['virus-del-papiloma-humano', /no dice que haya una lesión/],
  ['tumores-y-quistes-de-mama', /la imagen es normal y la bolita sigue ahí/],
  [
    'enfermedades-del-embarazo',
    /Comezón intensa en palmas y plantas, sobre todo de noche: en uno o dos días/,
  ],
])('%s says how it is noticed or diagnosed: %s', (id, fact) => {
  expect(textOf(id)).toMatch(fact)
})

/** Words of a chapter that a patient reads in a minute. */
const chapterWords = { min: 60, max: 155 }

test.each([
  ...articles.map(({ id, diagnosis }) => [id, 'Cómo se diagnostica', readable(diagnosis)] as const),
  ...entries.map(({ id, whenToBook }) => [id, 'Cuándo pedir cita', readable(whenToBook)] as const),
  ...services.map(({ id, process }) => [id, 'Cómo se hace', readable(process)] as const),
])('%s has a short chapter «%s» that reads easily', (_id, _chapter, texts) => {
  const text = texts.join('\n')
  const words = text.match(/\p{L}+/gu)?.length

  expect(words).toBeGreaterThanOrEqual(chapterWords.min)
  expect(words).toBeLessThanOrEqual(chapterWords.max)
  expect(readingEase(text)).toBeGreaterThan(minNormal)
})

test.each(entries.map(({ id }) => id))('%s has questions to bring to the consultation', (id) => {
  expect(entryOf(id).questionsToAsk?.length).toBeGreaterThanOrEqual(4)
})

test('every source has an https address, except those whose address is not certain', () => {
  const sources = entries.flatMap(({ sources = [] }) => sources)
  const without = sources.filter(({ url }) => !url?.startsWith('https://')).map(({ name }) => name)

  for (const name of without)
    expect(name).toMatch(/GPC|IMSS-082-08|NOM-010|NOM-005|FSRH|Concurrent Sexual Partner|Vargas-Hernández/)
})

test('no source leads to the former site of the clinical guidelines, which others use today', () => {
  expect(JSON.stringify(entries)).not.toContain('cenetec-difusion')
})

test.each(entries.map(({ id }) => id))('%s reads easily', (id) => {
  const { sources: _, metadata: __, ...texts } = entryOf(id)

  expect(readingEase(readable(texts).join('\n'))).toBeGreaterThan(minNormal)
})

/** The sentences in an entry. Shorter texts are ids, names and paths. */
function readable(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(readable) : []
}

test.each(entries.map(({ id }) => id))('%s claims of no norm that it is in force', (id) => {
  expect(textOf(id)).not.toMatch(/se rige por la NOM|NOM-[\d-]+SSA[\d-]+ vigente/)
})

test.each([
  'No es culpa de usted',
  'sin dar datos',
  'arroja coágulos',
  'en confidencia',
  'ambos integrantes',
  'Ascendencia afrodescendiente',
  'sincicial',
  'flores de talavera',
  'agenda de Doctoralia',
  'Se hace en el consultorio',
  'la misma doctora',
])('no text says «%s»', (words) => {
  expect(JSON.stringify([...entries, siteContent])).not.toContain(words)
})

test('all texts write «Papanicolaou» with its capital', () => {
  expect(JSON.stringify(siteContent)).not.toMatch(/\bpapanicolaou\b/)
  expect(textOf('dispareunia')).not.toMatch(/\bpapanicolaou\b/)
})
