import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const hidden = (type: 'PaymentMethods' | 'Insurance') => ({
  component: catalogue[type].variants[0].file,
  display: false,
})

describe.each(catalogue.NavMenu.variants.map(({ file }) => file))('the menu %s', (component) => {
  const render = sectionRenderer({ ...sampleDocuments, 'selected-sections': { NavMenu: { component } } })

  test('leads to the prices and to the insurers', () => {
    const html = render('NavMenu')

    expect(html).toContain('href="/#costos">Costos y formas de pago<')
    expect(html).toContain('href="/#seguros">¿Atiende mi seguro?<')
  })

  test('has its items in the page without ids', () => {
    expect(render('NavMenu')).toContain('"items":[{"label":"Inicio","path":"/"}')
  })

  test('does not lead to sections that the home page does not show', () => {
    const renderWithout = sectionRenderer({
      ...sampleDocuments,
      'selected-sections': {
        NavMenu: { component },
        PaymentMethods: hidden('PaymentMethods'),
        Insurance: hidden('Insurance'),
      },
    })

    expect(renderWithout('NavMenu')).not.toMatch(/#costos|#seguros/)
  })

  test('does not lead to sections without content, and names what is there', () => {
    const html = render('NavMenu', ({ consultationPrice, insurances }) => {
      consultationPrice.prices = []
      insurances.companies = []
    })

    expect(html).toContain('href="/#costos">Formas de pago<')
    expect(html).not.toContain('#seguros')
  })
})

test.each([
  ['PaymentMethods', 'costos'],
  ['Insurance', 'seguros'],
] as const)('the section %s has the id that the links lead to', (type, id) => {
  expect(sectionRenderer(sampleDocuments)(type)).toContain(`<div data-section="${type}" id="${id}">`)
})
