import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { page } from '#content/entries/page.ts'
import { isJsonObject, valueAt } from '#content/values/json.ts'
import { upcast } from './formats.ts'

describe('testimonials of the first format', () => {
  const stored = [
    { name: '{Nombre}', rating: 5, shortTestimonial: 'Puntual.', fullTestimonial: '' },
    { name: 'Rosa M.', rating: 5, shortTestimonial: 'Clara y amable.', fullTestimonial: '' },
  ]

  test('get ids, and the samples among them are marked', () => {
    expect(upcast('testimonials', 1, stored)).toEqual([
      { ...stored[0], id: 'muestra-1', isSample: true },
      { ...stored[1], id: 'testimonio-2', isSample: false },
    ])
  })

  test('stay as they are in the fourth format', () => {
    expect(upcast('testimonials', 4, stored)).toBe(stored)
  })
})

describe('site content of the first format', () => {
  const stored = {
    doctorInfo: { name: 'Dra. Ana Ruiz', phone: '+525512345678', phoneDisplay: '' },
    generalCallToAction: { price1: 'Consulta $950 MXN' },
    consultationPrice: {
      prices: [
        { name: 'Ultrasonido' },
        { name: 'Control prenatal', amount: 800 },
        { name: 'Ultrasonido', id: 'ultrasonido' },
      ],
    },
    doctorWorkInfo: { consulting: { phones: [{ subheader: 'Citas', phone: '' }, { phone: '911' }] } },
  }
  const read = upcast('site-content', 1, stored)

  test('keeps the empty fields empty where visitors saw nothing', () => {
    const left = isJsonObject(read) ? read.leftEmpty : undefined

    expect(left).toContain('doctorInfo.phoneDisplay')
    expect(left).not.toContain('generalCallToAction.price1')
    expect(left).not.toContain('contact.metadataTitle')
  })

  test('loses the rows without a telephone, which no one saw', () => {
    expect(valueAt(read, 'doctorWorkInfo.consulting.phones')).toEqual([{ phone: '911' }])
  })

  test('says what each credential is', () => {
    const certifications = {
      documents: [
        { nameTitle: 'Cédula profesional {cedulaProfesional}' },
        { nameTitle: 'Cédula de especialidad 7654321', name: 'Ginecología' },
        { name: 'Subespecialidad en biología de la reproducción' },
        { nameTitle: 'Reconocimiento' },
      ],
      entities: [
        { nameTitle: 'Consejo Mexicano de Ginecología' },
        { name: 'Sociedad de colposcopia' },
        { name: 'Diplomado en ultrasonido' },
      ],
    }
    const named = upcast('site-content', 3, { ...stored, certifications })
    const kinds = (path: string) =>
      z
        .array(z.looseObject({ kind: z.string().optional() }))
        .parse(valueAt(named, path))
        .map(({ kind }) => kind)

    expect(kinds('certifications.documents')).toEqual(['profession', 'specialty', 'subspecialty', undefined])
    expect(kinds('certifications.entities')).toEqual(['certificate', 'membership', 'course'])
  })

  test('gets an id for each price', () => {
    expect(valueAt(read, 'consultationPrice.prices')).toEqual([
      { name: 'Ultrasonido', id: 'ultrasonido-2' },
      { name: 'Control prenatal', amount: 800, id: 'control-prenatal' },
      { name: 'Ultrasonido', id: 'ultrasonido' },
    ])
  })
})

test('prices of one id get different ones in format 7', () => {
  const prices = [
    { id: 'consulta', name: 'Consulta' },
    { id: 'consulta', name: 'Consulta con ultrasonido' },
  ]
  const read = upcast('site-content', 6, { consultationPrice: { prices } })

  expect(valueAt(read, 'consultationPrice.prices')).toMatchObject([
    { id: 'consulta' },
    { id: 'consulta-con-ultrasonido' },
  ])
})

describe('a page of the first format', () => {
  const part = { title: 'Qué traer', text: 'Su cartilla.', image: '/dibujos/mural.svg' }
  const stored = {
    ...{ id: 'vph', title: 'Vacuna', shortDescription: 'Con cita.', parts: [part] },
    announcement: { menu: true, home: 'strip' },
    imageIndividual: '/dibujos/mural.svg',
  }

  test('has its fields under the names of the second', () => {
    const [read] = z.array(page).parse(upcast('pages', 1, [stored]))

    expect(read).toMatchObject({
      text: [part],
      placement: { menu: true, footer: false, home: 'strip' },
      image: '/dibujos/mural.svg',
    })
  })
})
