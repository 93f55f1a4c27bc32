import type { Testimonial } from '#content/entries/testimonial.ts'
import { TestimonialCard } from './testimonial-card.tsx'

/** A testimonial with its index among all, from which its element ids are made. */
export type PlacedTestimonial = Testimonial & { readonly place: number }

export const placed = (testimonials: readonly Testimonial[]): PlacedTestimonial[] =>
  testimonials.map((testimonial, index) => ({ ...testimonial, place: index + 1 }))

type Props = {
  testimonials: readonly PlacedTestimonial[]
  itemClass?: string | undefined
  /** The cards are in an island; see `testimonial-card.tsx`. */
  scripted?: boolean
}

/** The quotes as list items. */
export function TestimonialCards({ testimonials, itemClass, scripted = false }: Props) {
  return testimonials.map((testimonial) => (
    <li key={testimonial.place} className={itemClass}>
      <TestimonialCard testimonial={testimonial} id={`testimonio-${testimonial.place}`} scripted={scripted} />
    </li>
  ))
}
