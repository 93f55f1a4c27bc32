import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { completeContent } from './facts/complete-content.ts'
import { privacyNotice } from './privacy-notice.ts'
import { type SiteContent, siteContent } from './site-content/index.ts'

function noticeOf(change: (content: SiteContent) => void = () => {}) {
  const content = siteContent.parse(sampleDocuments['site-content'])
  change(content)
  return privacyNotice(completeContent(content))
}

const textOf = (change?: (content: SiteContent) => void) => JSON.stringify(noticeOf(change))

test('names the responsible person, her address, the means for ARCO requests, the law and the authority', () => {
  const text = textOf()

  expect(text).toContain('Dra. Nombre Apellido, con domicilio en Calle Ejemplo 000')
  expect(text).toContain('consulta@ejemplo.mx')
  expect(text).toContain('20 de marzo de 2025')
  expect(text).toContain('Secretaría Anticorrupción y Buen Gobierno')
  expect(text).toContain('sensibles')
})

test.each<[string, (content: SiteContent) => void]>([
  ['WhatsApp', ({ doctorInfo }) => Object.assign(doctorInfo, { whatsapp: '' })],
  ['Doctoralia', ({ doctorInfo }) => Object.assign(doctorInfo, { doctoraliaLink: '' })],
  [
    'Google Maps',
    (content) => {
      Object.assign(content.doctorInfo, { googleMapsEmbedLink: '', googleMapsLink: '' })
      content.leftEmpty = ['doctorInfo.googleMapsLink']
    },
  ],
  ['proveedor del correo', ({ doctorInfo }) => Object.assign(doctorInfo, { email: '' })],
  ['redes sociales', ({ doctorInfo }) => Object.assign(doctorInfo, { socialLinks: {} })],
])('no longer speaks of %s once it is switched off', (service, switchOff) => {
  expect(textOf()).toContain(service)
  expect(textOf(switchOff)).not.toContain(service)
})

test('speaks of a video only if another service shows it', () => {
  expect(textOf()).not.toContain('servicio de video')
  expect(textOf(({ buttons }) => Object.assign(buttons, { videoLink: 'https://youtu.be/x' }))).toContain(
    'servicio de video',
  )
})

test('uses the own texts of the practice', () => {
  const text = textOf(({ privacy }) =>
    Object.assign(privacy, {
      responsible: 'Clínica Ana S. C.',
      arcoEmail: 'datos@ejemplo.mx',
      optionalPurposes: 'Recordatorios anuales.',
      ownText: 'Texto propio.',
    }),
  )

  for (const own of ['Clínica Ana S. C.', 'datos@ejemplo.mx', 'Recordatorios anuales.', 'Texto propio.'])
    expect(text).toContain(own)
})

test('says that visits are counted exactly while they are', () => {
  const words = 'Global Privacy Control'
  const content = completeContent(siteContent.parse(sampleDocuments['site-content']))

  expect(textOf()).toContain(words)
  expect(textOf(({ privacy }) => Object.assign(privacy, { countsVisits: false }))).not.toContain(words)
  expect(JSON.stringify(privacyNotice(content, false))).not.toContain(words)
})
