import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'
import { whatsappLink } from './links.ts'

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

test('the first message on WhatsApp ends with the address of the privacy notice, where the site has one', () => {
  const contact = { whatsapp: '+525512345678', whatsappMessage: 'Hola, quisiera una cita.' }
  const messageOf = (websiteUrl: string, message = contact.whatsappMessage) =>
    new URL(whatsappLink({ ...contact, whatsappMessage: message, websiteUrl })).searchParams.get('text')

  expect(messageOf('https://anaruiz.mx')).toBe(
    'Hola, quisiera una cita.\nAviso de privacidad: https://anaruiz.mx/aviso-de-privacidad',
  )
  expect(messageOf('')).toBe('Hola, quisiera una cita.')
  expect(messageOf('https://anaruiz.mx', '')).toBe(null)
})
