import { TestimonialsNotes } from './testimonials-notes.tsx'
import { TestimonialsQuotes } from './testimonials-quotes.tsx'
import { TestimonialsSingle } from './testimonials-single.tsx'

export const testimonials = {
  'testimonials-quotes': TestimonialsQuotes,
  'testimonials-single': TestimonialsSingle,
  'testimonials-notes': TestimonialsNotes,
}
