import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { parseSnapshot, type Snapshot } from '../documents/snapshot.ts'
import { testimonial } from '../entries/testimonial.ts'
import { completeContent } from '../facts/complete-content.ts'
import type { SiteContent } from '../site-content/index.ts'
import { privacyNotice } from './privacy-notice.ts'

/** The sample with changes, with every fact in its places. */
function siteWith(change: (content: SiteContent) => void = () => {}): Snapshot {
  const snapshot = parseSnapshot(sampleDocuments)
  const content = structuredClone(snapshot['site-content'])
  change(content)
  return { ...snapshot, 'site-content': completeContent(content) }
}

const noticeOf = (change?: (content: SiteContent) => void) => privacyNotice(siteWith(change))
const textOf = (change?: (content: SiteContent) => void) => JSON.stringify(noticeOf(change))
const chapterOf = (site: Snapshot, id: string) =>
  JSON.stringify(privacyNotice(site).chapters.find((chapter) => chapter.id === id))

const patients = testimonial.parse({
  name: 'Lupe',
  shortTestimonial: 'Me explicó todo.',
  consent: { isWritten: true, givenOn: '2026-02-03', way: 'signature' },
})
const withoutMail = ({ doctorInfo }: SiteContent) => Object.assign(doctorInfo, { email: '' })

test('names the responsible person, her address, the means for ARCO requests, the law and the authority', () => {
  const text = textOf()

  expect(text).toContain('Dra. Nombre Apellido, con domicilio en Calle Ejemplo 000')
  expect(text).toContain('consulta@ejemplo.mx')
  expect(text).toContain('20 de marzo de 2025')
  expect(text).toContain('Secretaría Anticorrupción y Buen Gobierno')
  expect(text).toContain('sensibles')
})

test.each<[string, (content: SiteContent) => void]>([
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

test('says that a minor may decide what the law lets her decide', () => {
  expect(textOf()).toContain(
    'Si la paciente es menor de edad, consiente su madre, su padre o su tutor, salvo en lo que la ley le permite decidir por sí misma.',
  )
})

test('names the processors of its data', () => {
  expect(textOf()).toContain(
    'El servidor y el correo los administran proveedores por encargo del consultorio',
  )
})

test('speaks of a video only if another service shows it', () => {
  expect(textOf()).not.toContain('servicio de video')
  expect(textOf(({ buttons }) => Object.assign(buttons, { videoLink: 'https://youtu.be/x' }))).toContain(
    'servicio de video',
  )
})

test('speaks of WhatsApp for sharing a page if the practice has none', () => {
  const text = textOf(({ doctorInfo }) => Object.assign(doctorInfo, { whatsapp: '' }))

  expect(text).toContain('si toca «Compartir por WhatsApp»')
  expect(text).not.toContain('su número y lo que escriba')
})

test('says that booking services get the IP address', () => {
  expect(textOf()).toContain('Doctoralia: su dirección IP, cuando abre la agenda')
})

test('says that a testimonial is published with written consent, exactly while visitors see one', () => {
  const site = siteWith()
  const denial = 'no se usan para publicidad'
  const shown = { ...site, testimonials: [...site.testimonials, patients] }
  const sections = site['selected-sections']
  const hidden = { ...sections, Testimonials: { ...sections.Testimonials, display: false } }

  expect(chapterOf(shown, 'finalidades-opcionales')).toContain(
    'Con su consentimiento expreso y por escrito, publicar su testimonio en este sitio; puede retirarlo cuando quiera',
  )
  expect(chapterOf(shown, 'finalidades-opcionales')).not.toContain(denial)
  expect(privacyNotice(shown).short).not.toContain('ninguna finalidad es opcional')
  for (const other of [site, { ...shown, 'selected-sections': hidden }]) {
    expect(chapterOf(other, 'finalidades-opcionales')).toContain(denial)
    expect(chapterOf(other, 'finalidades-opcionales')).not.toContain('testimonio')
  }
})

test('says in short which data are used, which are sensitive, what for, and how to limit their use', () => {
  expect(noticeOf().short).toMatch(
    /Usa nombre, teléfono, correo y, si los menciona, datos de salud \(sensibles\), solo para responderle, agendar y atenderla; ninguna finalidad es opcional\. Para limitar su uso o ejercer sus derechos escriba a consulta@ejemplo\.mx\. No escriba datos de salud en el primer mensaje\./,
  )
  expect(noticeOf(withoutMail).short).toContain('ejercer sus derechos acuda a Calle Ejemplo 000')
})

test('names the written consent, working days, who answers and every kind of data', () => {
  const text = textOf()

  for (const words of [
    'consentimiento expreso y por escrito, que se le pide en la consulta',
    'veinte días hábiles',
    'quince días hábiles',
    'Da trámite a su solicitud: Dra. Nombre Apellido.',
    'artículos 35 y 36',
    'domicilio, ocupación, teléfono, correo y un contacto de emergencia',
    'RFC, régimen y domicilio fiscal',
    'vida sexual y reproductiva',
    'imágenes de ultrasonido',
    'de su pareja o de su familia',
    'su madre, su padre o su tutor',
  ])
    expect(text).toContain(words)
  expect(textOf(({ privacy }) => Object.assign(privacy, { arcoPerson: 'Eva Luna' }))).toContain(
    'Da trámite a su solicitud: Eva Luna.',
  )
})

test('without a mail address, says in whole sentences where to go', () => {
  const site = siteWith((content) => {
    withoutMail(content)
    content.privacy.optionalPurposes = 'Recordatorios.'
  })

  expect(chapterOf(site, 'derechos')).toContain('Envíe o entregue su solicitud en Calle Ejemplo 000')
  expect(chapterOf(site, 'finalidades-opcionales')).toContain('en cualquier momento: dígalo en Calle Ejemplo')
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
  expect(textOf()).toContain(words)
  expect(textOf(({ privacy }) => Object.assign(privacy, { countsVisits: false }))).not.toContain(words)
  expect(JSON.stringify(privacyNotice(siteWith(), false))).not.toContain(words)
})
