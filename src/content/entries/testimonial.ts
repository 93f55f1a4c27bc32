import { z } from 'zod'
import { date, group, longText, number, requiredText, slug, text, visible } from '../fields/fields.ts'
import { newId } from '../fields/item-ids.ts'
import { uniqueIds } from '../values/unique-ids.ts'

const origins = ['unknown', 'consultation', 'google', 'doctoralia', 'message', 'mail', 'other'] as const
const consentWays = ['unknown', 'signature', 'message', 'mail'] as const

/** The patient's agreement to the publication. Visitors never get it. */
const consent = group('Consentimiento', {
  isWritten: z.boolean('Elija si lo tiene por escrito.').default(false).meta({
    label: 'Tengo su consentimiento por escrito',
    hint: 'Sin él y su fecha, el testimonio no se muestra. Una opinión pública o una grabación no bastan.',
  }),
  givenOn: date('Fecha en que lo dio'),
  way: z.enum(consentWays, 'Elija cómo lo dio.').default('unknown').meta({
    label: 'Cómo lo dio',
    hint: 'Lo seguro es su firma. Un mensaje o un correo cuenta si sale de su número o dirección y dice qué se publica, dónde y con qué nombre.',
  }),
  note: text('Dónde lo guarda', {
    max: 800,
    hint: 'Con sus palabras: la carpeta de la hoja firmada, o dónde está la captura. Solo lo ve usted.',
  }),
  withdrawnOn: date('Fecha en que lo retiró', {
    hint: 'Con fecha el testimonio deja de mostrarse y el registro se conserva.',
  }),
})

export const testimonial = group('Testimonio', {
  id: slug('Identificador').default(newId),
  visible: visible(),
  name: requiredText('Nombre', { max: 60 }),
  rating: number('Estrellas', { min: 1, max: 5, fallback: 5 }),
  shortTestimonial: requiredText('Texto corto', { max: 280 }),
  fullTestimonial: longText('Texto completo', {
    max: 2000,
    hint: '«Ver más» aparece solo si es distinto del corto.',
  }),
  verifiedLabel: z.enum(['man', 'woman'], 'Elija el aviso.').default('man').meta({ label: 'Aviso' }),
  origin: z.enum(origins, 'Elija de dónde viene.').default('unknown').meta({ label: 'De dónde viene' }),
  date: date('Fecha del testimonio'),
  consent: consent.prefault({}),
  /** An invented text of the bundled sample, not the words of a patient. */
  isSample: z.boolean('Elija si es de muestra.').default(false).meta({ label: 'De muestra' }),
})

export const testimonialEntries = uniqueIds(z.array(testimonial))
export type Testimonial = z.output<typeof testimonial>
export type TestimonialInput = z.input<typeof testimonial>
