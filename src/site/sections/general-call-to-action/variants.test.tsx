import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const hiddenPayments = { component: catalogue.PaymentMethods.variants[0].file, display: false }

describe.each(catalogue.GeneralCallToAction.variants.map(({ file }) => file))('%s', (component) => {
  const render = sectionRenderer({
    ...sampleDocuments,
    'selected-sections': { GeneralCallToAction: { component }, PaymentMethods: hiddenPayments },
  })

  test('shows the payment methods, the price and the contact buttons', () => {
    const html = render('GeneralCallToAction')

    expect(html).toContain('data-island="LogoCarousel"')
    expect(html).not.toContain('Seguro de gastos médicos')
    for (const text of ['Agende su valoración', 'Una consulta completa', '<b>$800 MXN</b>', '"tel:', 'wa.me'])
      expect(html).toContain(text)
  })

  test('omits the payment methods on a home page whose own section shows them', () => {
    const renderWithPayments = sectionRenderer({
      ...sampleDocuments,
      'selected-sections': { GeneralCallToAction: { component } },
    })

    expect(renderWithPayments('GeneralCallToAction')).not.toContain('data-island="LogoCarousel"')
  })

  test('keeps its buttons, and omits empty texts and pictures', () => {
    const html = render('GeneralCallToAction', ({ generalCallToAction, payments }) => {
      Object.assign(generalCallToAction, {
        sectionBackground: '',
        foregroundImage: '',
        title: '',
        subtitle: '',
        price1: '',
      })
      payments.methods = []
    })

    expect(html).toContain('"tel:')
    expect(html).toContain('aria-label="Agende su cita"')
    expect(html).not.toMatch(/<img|<h2|<p[^>]*><\/p>/)
  })
})
