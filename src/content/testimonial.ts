import { z } from 'zod'
import { group, longText, number, requiredText } from './fields.ts'

export const testimonial = group('Testimonio', {
  name: requiredText('Nombre', { max: 60 }),
  rating: number('Estrellas', { min: 1, max: 5, fallback: 5 }),
  shortTestimonial: requiredText('Texto corto', { max: 280 }),
  fullTestimonial: longText('Texto completo', {
    max: 2000,
    hint: '«Ver más» aparece solo si es distinto del corto.',
  }),
})

export const testimonialEntries = z.array(testimonial)
export type Testimonial = z.output<typeof testimonial>
export type TestimonialInput = z.input<typeof testimonial>
