import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const render = sectionRenderer(sampleDocuments)

describe('CallToActionScene', () => {
  test('renders each paragraph separately and links to the contact page', () => {
    const html = render('CallToAction')

    expect(html.match(/<p>/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/contacto">Cómo prepararse para su cita/)
    expect(html).toContain('alt="La doctora y una paciente conversan')
  })

  test.each(catalogue.CallToAction.variants)('$file renders the same text', ({ file }) => {
    const renderVariant = sectionRenderer({
      ...sampleDocuments,
      'selected-sections': { CallToAction: { component: file } },
    })
    const html = renderVariant('CallToAction')
    const empty = renderVariant('CallToAction', ({ callToAction }) => {
      Object.assign(callToAction, { title: '', description: '' })
    })

    expect(html).toContain('Una valoración completa')
    expect(html.match(/<p>/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/contacto">Cómo prepararse para su cita/)
    expect(empty).toBe('')
  })

  test('renders nothing without texts, and no link without its text', () => {
    const empty = render('CallToAction', ({ callToAction }) => {
      Object.assign(callToAction, { title: '', description: '' })
    })
    const plain = render('CallToAction', ({ callToAction }) => {
      callToAction.linkText = ''
    })

    expect(empty).toBe('')
    expect(plain).not.toContain('<a')
  })
})
