import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import type { TestimonialInput } from '#content/entries/testimonial.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const quote = (fullTestimonial: string, index = 0): TestimonialInput => ({
  name: `Paciente ${index}`,
  rating: 5,
  shortTestimonial: 'Me explicó todo.',
  fullTestimonial,
})

const consent = { isWritten: true, givenOn: '2026-01-10', way: 'signature' } as const

const forty = Array.from({ length: 40 }, (_, index) => quote('', index))

describe.each(catalogue.Testimonials.variants.map(({ file }) => file))('%s', (component) => {
  const render = (testimonials: TestimonialInput[]) =>
    sectionRenderer({
      ...sampleDocuments,
      testimonials,
      'selected-sections': { Testimonials: { component } },
    })('Testimonials')

  test('calls only a patient with recorded consent verified, and names invented texts as samples', () => {
    const html = render([
      { ...quote('', 1), consent },
      { ...quote('', 2), consent, verifiedLabel: 'woman' },
      { ...quote('', 3), consent, isSample: true },
      quote('', 4),
    ])

    const labels = [1, 2, 3, 4].map((index) => {
      const [, after = ''] = html.split(`<b>Paciente ${index}</b>`)
      return after.split('</figcaption>', 1)[0]?.replace(/<[^>]+>/g, '')
    })
    expect(labels).toEqual([
      ...['Paciente verificado', 'Paciente verificada', 'Testimonio de muestra'],
      'Sin consentimiento por escrito: no se muestra',
    ])
  })

  test('shows where and in which month a testimonial was given, as far as that is known', () => {
    const dated = (index: number, more: Partial<TestimonialInput>) =>
      /<b>Paciente 1<\/b>.*?no se muestra<\/span>(.*?)<\/figcaption>/s.exec(
        render([{ ...quote('', index), ...more }]),
      )?.[1]

    expect(dated(1, { origin: 'google', date: '2026-03-14' })).toBe('<span>En Google, marzo de 2026</span>')
    expect(dated(1, { origin: 'other', date: '2026-03-14' })).toBe('<span>marzo de 2026</span>')
    expect(dated(1, { origin: 'consultation' })).toBe('<span>En el consultorio</span>')
    expect(dated(1, {})).toBe('')
  })

  test('shows all of forty testimonials with their stars', () => {
    expect(render(forty).match(/aria-label="5 de 5 estrellas"/g)).toHaveLength(40)
  })

  test('contains nothing of the consent', () => {
    const html = render([
      {
        ...quote(''),
        consent: { ...consent, note: 'Carpeta azul' },
      },
    ])

    expect(html).not.toMatch(/2026-01-10|signature|Carpeta azul/)
  })

  test('offers the full text only if it contains more', () => {
    expect(render([quote('Me explicó todo. Volveré.')])).toContain('>Ver más<')
    expect(render([quote('Me explicó todo.')])).not.toContain('>Ver más<')
    expect(render([quote('')])).not.toContain('>Ver más<')
  })

  test('renders nothing without testimonials', () => {
    expect(render([])).toBe('')
  })
})

test('a single testimonial is beside the title of the quotes', () => {
  const render = (testimonials: TestimonialInput[]) =>
    sectionRenderer({
      ...sampleDocuments,
      testimonials,
      'selected-sections': { Testimonials: { component: 'testimonials-quotes' } },
    })('Testimonials')

  expect(render([quote('')])).toContain('class="wrap columns ')
  expect(render([quote('', 1), quote('', 2)])).not.toContain('wrap columns')
})

test('the notes count those behind their button', () => {
  const render = (count: number) =>
    sectionRenderer({
      ...sampleDocuments,
      testimonials: forty.slice(0, count),
      'selected-sections': { Testimonials: { component: 'testimonials-notes' } },
    })('Testimonials')

  expect(render(8)).not.toContain('<details')
  expect(render(9)).toContain('>Ver un testimonio más<')
  expect(render(11)).toContain('>Ver 3 testimonios más<')
})
