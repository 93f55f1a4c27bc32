import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

test('a WhatsApp written without a country code opens the Mexican number', () => {
  const { 'site-content': content } = sampleDocuments
  const render = sectionRenderer({
    ...sampleDocuments,
    'site-content': {
      ...content,
      doctorInfo: { ...content.doctorInfo, whatsapp: '55 1234 5678', phone: '044 55 1234 5678' },
    },
  })

  const html = render('Hero')

  expect(html).toContain('https://wa.me/525512345678?')
  expect(html).toContain('href="tel:+525512345678"')
})
