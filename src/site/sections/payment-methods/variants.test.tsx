import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

describe.each(catalogue.PaymentMethods.variants.map(({ file }) => file))('%s', (component) => {
  const render = sectionRenderer({
    ...sampleDocuments,
    'selected-sections': { PaymentMethods: { component } },
  })

  test('shows the prices, the payment methods and all texts about them', () => {
    const html = render('PaymentMethods')

    expect(html).toMatch(/\$1,200\s*<small>MXN/)
    expect(html).toContain('Transferencia')
    expect(html).toContain('Si requiere factura, solicítela al pagar.')
    expect(html).not.toContain('Seguro de gastos médicos')
  })

  test('omits hidden items', () => {
    const html = render('PaymentMethods', ({ consultationPrice, payments }) => {
      for (const price of consultationPrice.prices) price.visible = false
      const [first] = payments.methods
      if (first) first.visible = false
    })

    expect(html).not.toContain('MXN')
    expect(html).not.toContain('Precios claros')
    expect(html).not.toContain('Efectivo')
  })

  test('sets a payment method without a picture in type', () => {
    const html = render('PaymentMethods', ({ consultationPrice, payments }) => {
      consultationPrice.prices = []
      payments.methods = [{ id: '1', name: 'Mercado Pago', iconPath: '', visible: true }]
    })

    expect(html).toMatch(/>Mercado Pago</)
    expect(html).not.toContain('<img')
  })

  test('renders nothing if everything is hidden', () => {
    const html = render('PaymentMethods', ({ consultationPrice, payments }) => {
      for (const item of [...consultationPrice.prices, ...payments.methods]) item.visible = false
    })

    expect(html).toBe('')
  })
})
