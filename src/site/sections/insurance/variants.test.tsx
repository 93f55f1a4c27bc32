import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

describe.each(catalogue.Insurance.variants.map(({ file }) => file))('%s', (component) => {
  const render = sectionRenderer({ ...sampleDocuments, 'selected-sections': { Insurance: { component } } })

  test('names every visible insurer and no other', () => {
    const html = render('Insurance', ({ insurances }) => {
      const [first] = insurances.companies
      if (first) first.visible = false
    })

    expect(html).not.toContain('Alameda Seguros')
    for (const { name } of (sampleDocuments['site-content'].insurances?.companies ?? []).slice(1))
      expect(html).toContain(name)
  })

  test('sets the name of an insurer without a logo in type, without a picture', () => {
    const html = render('Insurance', ({ insurances }) => {
      insurances.companies = [{ id: '1', name: 'Plan Seguro', logoPath: '', visible: true }]
    })

    expect(html).toMatch(/>Plan Seguro</)
    expect(html).not.toContain('<img')
  })

  test('renders nothing if all are hidden', () => {
    const html = render('Insurance', ({ insurances }) => {
      for (const company of insurances.companies) company.visible = false
    })

    expect(html).toBe('')
  })
})
