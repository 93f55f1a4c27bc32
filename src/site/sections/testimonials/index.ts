import { TestimonialsQuotes } from './testimonials-quotes.tsx'

export const testimonials = { 'testimonials-quotes': TestimonialsQuotes }
