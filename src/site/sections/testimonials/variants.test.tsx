import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import type { TestimonialInput } from '#content/testimonial.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#site/testing/render-section.tsx'

const quote = (fullTestimonial: string, index = 0): TestimonialInput => ({
  name: `Paciente ${index}`,
  rating: 5,
  shortTestimonial: 'Me explicó todo.',
  fullTestimonial,
})

const forty = Array.from({ length: 40 }, (_, index) => quote('', index))

describe.each(catalogue.Testimonials.variants.map(({ file }) => file))('%s', (component) => {
  const render = (testimonials: TestimonialInput[]) =>
    sectionRenderer({
      ...sampleDocuments,
      testimonials,
      'selected-sections': { Testimonials: { component } },
    })('Testimonials')

  test('marks each quote as that of a verified patient', () => {
    const html = render(forty)

    expect(html.match(/Paciente verificado/g)).toHaveLength(40)
    expect(html.match(/aria-label="5 de 5 estrellas"/g)).toHaveLength(40)
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
