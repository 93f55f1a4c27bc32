import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { disease } from '#content/entries/disease.ts'
import { service } from '#content/entries/service.ts'
import { symptom } from '#content/entries/symptom.ts'
import { sampleDocuments } from '#sample/index.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import type { TopicEntry } from '#site/topics.ts'
import { testPage } from '#tests/site/test-page.ts'
import { figuresOf } from './chapter-figures.ts'
import { DetailPage } from './detail-page.tsx'

const snapshot = parseSnapshot(sampleDocuments)

function render(topic: TopicEntry, shown = snapshot): string {
  const context = {
    ...testPage(shown, '/', { page: 'detail', topic }),
    images: (path: string) => ({ src: path || '/dibujos/respaldo.svg', width: 480, height: 480 }),
  }
  return renderToStaticMarkup(
    <RenderContextProvider value={context}>
      <DetailPage topic={topic} />
    </RenderContextProvider>,
  )
}

/** Fields that the page uses without showing them as text; pictures have their own tests. */
const unseen = [
  ...['id', 'metadata', 'images', 'imageHome', 'imageIndividual', 'imageAlt'],
  ...['icon', 'iconIndividual', 'diseaseId', 'url', 'aliases', 'synonyms', 'icd10'],
  ...['relatedServices', 'discretion', 'figure', 'moreFigures', 'price'],
]

/** Every text below a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (unseen.includes(key) ? [] : textsOf(child)))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

const required = { shortDescription: 'Corta.', metadata: { title: 'T', description: 'D' } }
const topics: TopicEntry[] = [
  ...snapshot.diseases.map((entry) => ({ kind: 'diseases' as const, entry })),
  ...snapshot.symptoms.map((entry) => ({ kind: 'symptoms' as const, entry })),
  ...snapshot.services.map((entry) => ({ kind: 'services' as const, entry })),
]
const bare: TopicEntry[] = [
  { kind: 'diseases', entry: disease.parse({ id: 'a', name: 'Nombre', ...required }) },
  { kind: 'symptoms', entry: symptom.parse({ id: 'a', name: 'Nombre', ...required }) },
  { kind: 'services', entry: service.parse({ id: 'a', title: 'Nombre', ...required }) },
]

describe('the page of a service with a price', () => {
  const linked = (price: string): TopicEntry => ({
    kind: 'services',
    entry: service.parse({ id: 'a', title: 'Consulta de control', price, ...required }),
  })
  const [first] = snapshot['site-content'].consultationPrice.prices
  if (!first) throw new Error('The sample has prices.')

  test('shows it with what it includes and from when it is valid', () => {
    first.validFrom = '2026-03-01'
    const html = render(linked(first.id))
    first.validFrom = ''

    expect(html).toContain(
      '<dt>Precio</dt><dd>$800 MXN. Consulta con ultrasonido: Historia clínica, exploración y ultrasonido. Vigente desde el 1 de marzo de 2026.</dd>',
    )
  })

  test('shows none that was removed or is hidden', () => {
    first.visible = false
    const htmls = [render(linked('ya-no-existe')), render(linked(first.id))]
    first.visible = true

    expect(htmls.filter((html) => html.includes('<dt>Precio</dt>'))).toEqual([])
  })

  test('says how it is quoted if it has no fixed price', () => {
    const priceNote = 'El costo de la cirugía y del hospital se cotiza después de valorarla.'
    const entry = service.parse({ id: 'a', title: 'Cirugía', priceNote, ...required })
    const html = render({ kind: 'services', entry })

    expect(html).toContain(`<dt>Precio</dt><dd>${priceNote}</dd>`)
    expect(html).not.toContain('MXN')
  })

  test('shows it, and no other price, while the section of prices is hidden', () => {
    const { PaymentMethods } = snapshot['selected-sections']
    PaymentMethods.display = false
    const html = render(linked(first.id))
    PaymentMethods.display = true

    expect(html).toContain('<dt>Precio</dt><dd>$800 MXN')
    expect(html).not.toContain('$1,200 MXN')
  })

  test('shows no other price with it, but the ways to pay and the insurers', () => {
    const html = render(linked(first.id))

    expect(html).toContain('<h2>Costos y seguros</h2>')
    expect(html).not.toContain('$1,200 MXN')
    expect(html).toMatch(/<dt>Formas de pago<\/dt><dd>Efectivo, /)
    expect(html).toContain('<dt>Seguros que se aceptan</dt>')
  })
})

test('the page of a service with instructions leads to them from beside the article', () => {
  const withInstructions = (preparation: string[]): string =>
    render({
      kind: 'services',
      entry: service.parse({
        id: 'a',
        title: 'Nombre',
        ...required,
        procedureTime: '10 minutos',
        preparation,
      }),
    })

  expect(withInstructions(['Ayuno', 'Agua'])).toContain('<a href="#preparacion">2 indicaciones</a>')
  expect(withInstructions([])).toContain('<dt>Duración</dt><dd>10 minutos</dd>')
  expect(withInstructions([])).not.toContain('#preparacion')
})

test('an article has chapters on the diagnosis and on when to book', () => {
  const chapters = {
    diagnosis: { text: 'Se pregunta y se explora.', items: ['Ultrasonido'] },
    whenToBook: { text: 'Si dura dos semanas.', items: [] },
  }
  for (const entry of [
    { kind: 'diseases', entry: disease.parse({ id: 'a', name: 'Nombre', ...required, ...chapters }) },
    { kind: 'symptoms', entry: symptom.parse({ id: 'a', name: 'Nombre', ...required, ...chapters }) },
  ] satisfies TopicEntry[]) {
    const html = render(entry)

    expect(html).toMatch(
      /<h2>Cómo se diagnostica<\/h2><p>Se pregunta y se explora\.<\/p><ul[^>]*><li>Ultrasonido</,
    )
    expect(html).toMatch(/<h2>Cuándo pedir cita<\/h2><p>Si dura dos semanas\.</)
  }
})

test('the telephone of public help in a sign of alarm can be called, and is whole', () => {
  const alarmSigns = ['piensa en hacerse daño: Línea de la Vida, 800 911 2000']
  const html = render({
    kind: 'diseases',
    entry: disease.parse({ id: 'a', name: 'Nombre', ...required, alarmSigns }),
  })

  expect(html).toContain('Línea de la Vida, <a href="tel:8009112000">800\u00a0911\u00a02000</a></li>')
})

test('a note stands below the signs of alarm, and its telephones can be called', () => {
  const html = render({
    kind: 'diseases',
    entry: disease.parse({
      id: 'a',
      name: 'Nombre',
      ...required,
      alarmSigns: ['sufrió violencia sexual'],
      alarmNote: 'No necesita denunciar antes.\n\nLínea de las Mujeres: 079, opción 1.',
    }),
  })

  expect(html).toMatch(
    /<li>sufrió violencia sexual<\/li><\/ul><div[^>]*><p>No necesita denunciar antes\.<\/p><p>Línea de las Mujeres: <a href="tel:079">079<\/a>, opción 1\.<\/p><\/div><p>No espere una cita/,
  )
})

describe('the page of an entry', () => {
  test.each(
    topics.map((topic) => [topic.entry.id, topic] as const),
  )('%s shows every text of its entry', (_, topic) => {
    const html = render(topic).replaceAll(
      /<a href="tel:(?:911|079|8009112000)">(.*?)<\/a>/g,
      (_link, phone: string) => phone.replaceAll('\u00a0', ' '),
    )

    const paragraphs = textsOf(topic.entry).flatMap((text) => text.split(/\n\s*\n/))
    const missing = paragraphs.filter((text) => !html.includes(escaped(text.trim())))
    expect(missing).toEqual([])
  })

  test.each(
    bare.map((topic) => [topic.kind, topic] as const),
  )('of %s with only the required fields contains no empty element', (_, topic) => {
    const html = render(topic)

    expect(html).not.toContain('undefined')
    expect(html).not.toMatch(/<(h[1-6]|p|ul|ol|dl|li|section|figure|nav|span)[^>]*><\/\1>/)
    expect(html).not.toContain('Acuda a urgencias')
    expect(html).not.toContain('En esta página')
    expect(html).not.toContain('Revisado por')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test.each(
    topics.map((topic) => [topic.entry.id, topic] as const),
  )('%s shows every picture of its entry', (_, topic) => {
    const html = render(topic)

    const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)
    const own =
      topic.kind === 'diseases' ? [topic.entry.imageIndividual] : topic.entry.images.map(({ src }) => src)
    for (const src of own) expect(pictures.filter((picture) => picture === src)).toHaveLength(1)
    expect(html).toContain(`alt="${escaped(topic.entry.imageAlt)}"`)
  })

  test.each(
    topics.map((topic) => [topic.entry.id, topic] as const),
  )('%s leads to at least two other articles', (id, topic) => {
    const [article = ''] = /<article.*<\/article>/s.exec(render(topic)) ?? []
    const links = article.matchAll(/href="\/(?:servicios|enfermedades|sintomas)\/([^"#]+)"/g)
    const others = new Set(Array.from(links, ([, linked]) => linked)).difference(new Set([id]))

    expect(others.size).toBeGreaterThanOrEqual(2)
  })

  test('says who reviewed the text only if the doctor signed it, and else who wrote it', () => {
    const [entry] = snapshot.diseases
    if (!entry) throw new Error('The sample has no disease.')
    const unsigned =
      'Texto de los editores del sitio para este consultorio, con las fuentes que cita. La doctora aún no lo ha revisado.'

    const signOff = { date: '2026-01-31', reviewer: 'Dra. Ana Ruiz', licence: '123, UNAM' }
    const before = render({ kind: 'diseases', entry })
    expect(before).not.toContain('Revisado por')
    expect(before).toContain(unsigned)
    const after = render({ kind: 'diseases', entry: { ...entry, signOff } })
    expect(after).toContain(
      'Revisado por <a href="/perfil">Dra. Ana Ruiz</a>, cédula 123, UNAM, el <time dateTime="2026-01-31">31 de enero de 2026</time>. Próxima revisión: <time dateTime="2027-01-31">',
    )
    expect(after).not.toContain('editores')
  })

  test('says on which day of the practice its text last changed', () => {
    const [entry] = snapshot.diseases
    if (!entry) throw new Error('The sample has no disease.')
    const entryTimes = { diseases: new Map([[entry.id, '2026-05-02T03:00:00.000Z']]) }

    expect(render({ kind: 'diseases', entry }, { ...snapshot, entryTimes })).toContain(
      'Actualizado el <time dateTime="2026-05-01">1 de mayo de 2026</time>.',
    )
    expect(render({ kind: 'diseases', entry })).not.toContain('Actualizado')
  })

  test('shows the text on Mexico as a chapter if it has no figure', () => {
    const [entry] = snapshot.diseases
    if (!entry) throw new Error('The sample has no disease.')
    const mexicoStats = { figure: '', text: 'Es frecuente.', source: '' }

    expect(render({ kind: 'diseases', entry: { ...entry, mexicoStats } })).toContain(
      '<h2>En México</h2><p>Es frecuente.</p></section>',
    )
  })

  test('shows a figure with its legend at the end of the first chapter', () => {
    const [entry] = snapshot.diseases
    if (!entry) throw new Error('The sample has no disease.')
    const htmlWith = (figure: 'breast' | 'none') => render({ kind: 'diseases', entry: { ...entry, figure } })

    expect(htmlWith('breast')).toMatch(
      /<section id="que-es"[^>]*>(?:(?!<section).)*<figure[^>]*><img src="\/dibujos\/figuras\/mama\.svg"[^>]*>.*?<li>Lobulillos<\/li>/s,
    )
    expect(htmlWith('none')).not.toContain('/dibujos/figuras/')
  })

  test.each(topics)('has a chapter for every figure of $entry.id', (topic) => {
    const figures = figuresOf(topic.entry)

    const html = render(topic)

    for (const { chapter, text } of figures) {
      const section = chapter === 'first' ? '[^"]*' : chapter
      expect(html).toMatch(
        new RegExp(
          `<section id="${section}"[^>]*>(?:(?!<section).)*<figure[^>]*><img src="${text.path}"`,
          's',
        ),
      )
    }
  })

  test("puts the owner's figures at the end of their chapters", () => {
    const [entry] = snapshot.diseases
    if (!entry) throw new Error('The sample has no disease.')
    const moreFigures = [
      { id: '1', chapter: 'causas', figure: 'cycle' },
      { id: '2', chapter: 'diagnostico', figure: 'device' },
    ] as const
    const diagnosis = { text: '', items: [] }

    const html = render({ kind: 'diseases', entry: { ...entry, diagnosis, moreFigures: [...moreFigures] } })

    expect(html).toMatch(
      /<section id="causas"[^>]*>(?:(?!<section).)*<img src="\/dibujos\/figuras\/ciclo\.svg"/s,
    )
    expect(html).not.toContain('/dibujos/figuras/diu.svg')
  })

  test('numbers the steps of a service', () => {
    const process = [{ name: 'Llegada', description: 'Se registra.' }]
    const entry = service.parse({ id: 'a', title: 'Nombre', ...required, process })

    expect(render({ kind: 'services', entry })).toMatch(
      /<h2>Cómo se hace<\/h2><ol[^>]*><li><h3>Llegada<\/h3>/,
    )
  })
})
