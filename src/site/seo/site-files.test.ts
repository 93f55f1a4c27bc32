import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { createImages } from '#site/images.ts'
import { openSite } from '#site/open/open-site.ts'
import { snapshotWithPlaces } from '#tests/site-with-places.ts'
import { llmsText } from './llms-text.ts'
import { manifest } from './manifest.ts'

const snapshot = parseSnapshot(sampleDocuments)
const site = openSite(snapshot)

test('the manifest names the practice and has icons for home screens', () => {
  const { name, lang, icons } = JSON.parse(manifest(site, createImages(site, 'prueba')))

  expect([name, lang]).toEqual([snapshot['site-content'].doctorInfo.name, 'es-MX'])
  expect(icons).toEqual([
    { src: expect.stringMatching(/^\/iconos\/\w{16}\.png$/), sizes: '192x192', type: 'image/png' },
    { src: expect.stringMatching(/^\/iconos\/\w{16}\.png$/), sizes: '512x512', type: 'image/png' },
  ])
})

test('the overview for language models lists every visible entry, and no hidden one', () => {
  const [first, ...rest] = snapshot.services
  if (!first) throw new Error('The sample has services.')
  const shown = openSite({ ...snapshot, services: [{ ...first, visible: false }, ...rest] })
  const text = llmsText(shown, 'https://ejemplo.mx')

  expect(text).toContain(`(https://ejemplo.mx/enfermedades/${snapshot.diseases[0]?.id})`)
  for (const { id } of rest) expect(text).toContain(`(https://ejemplo.mx/servicios/${id})`)
  expect(text).not.toContain(`/servicios/${first.id})`)
})

test('the overview for language models has what patients ask: licences, telephones, prices and insurers', () => {
  const text = llmsText(site, 'https://ejemplo.mx')

  expect(text).toContain('- Cédula profesional: 0000000, Universidad Nombre de la Institución')
  expect(text).toContain('- Teléfono: 55 0000 0000')
  expect(text).toContain('- Control prenatal: $800 MXN. Consulta de embarazo con ultrasonido.')
  expect(text).toMatch(/^- Seguros que se aceptan: .*Alameda Seguros/m)
})

test('the overview for language models names every place with its address, hours and telephones', () => {
  const text = llmsText(openSite(snapshotWithPlaces(4)), 'https://ejemplo.mx')

  expect(text).toContain('- Consultorio Roma: ')
  expect(text).toContain(
    '- Star Médica: Calle 7 Sur 300, La Paz, C. P. 72160; Lunes a viernes 16:00 a 20:00; Recepción 222 444 5566; WhatsApp 222 111 2233',
  )
  expect(text).toContain('Primer y tercer sábado 10:00 a 13:00')
  expect(text).toContain('- Clínica Lomas: con cita')
})
