import { expect, test } from 'vitest'
import { ownSite } from '#sample/testing/own-site.ts'
import { changesSince } from './changes-since.ts'
import { claimsOf } from './claims.ts'

test('the claims name the proof of each licence, testimonial and article', () => {
  const groups = claimsOf(ownSite(), [
    { label: 'Hero › Título', text: 'Dice «garantía».', reason: 'Es el nombre del seguro.' },
  ])
  const all = groups.flatMap(({ claims }) => claims)

  expect(groups.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Cédulas y aviso de publicidad', 'Precios', 'Testimonios']),
  )
  expect(all).toContainEqual({
    claim: 'M. G.: «Salí de la consulta con todas mis dudas resueltas.»',
    proof: 'Consentimiento del 1 de marzo de 2026 por escrito',
  })
  expect(all).toContainEqual(expect.objectContaining({ claim: expect.stringContaining('1234567') }))
  expect(all.at(-1)?.proof).toBe('Es el nombre del seguro.')
  expect(all.every(({ claim, proof }) => claim !== '' && proof !== '')).toBe(true)
})

test('the claims leave out what visitors do not see', () => {
  const site = ownSite()
  for (const testimonial of site.testimonials) testimonial.consent.withdrawnOn = '2026-05-01'

  expect(claimsOf(site, []).map(({ title }) => title)).not.toContain('Testimonios')
})

test('changes since a filing count a fact once, and leave out what no one reads', () => {
  const [before, after] = [ownSite(), ownSite()]
  after['site-content'].doctorInfo.phone = '+522229998877'
  const [testimonial] = after.testimonials
  if (testimonial) testimonial.consent.note = 'En la carpeta azul.'
  const [first, second] = after.services
  if (first) first.visible = false
  if (second) second.title = 'Consulta nueva'

  const changes = changesSince(before, after)

  expect(changes.map(({ place }) => place)).toEqual([
    expect.stringContaining('Teléfono'),
    `Servicios › ${before.services[0]?.title}`,
    'Servicios › Consulta nueva › Título',
  ])
  expect(changesSince(before, before)).toEqual([])
})
