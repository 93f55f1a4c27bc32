import type { Testimonial } from '#content/testimonial.ts'
import { TestimonialCard } from './testimonial-card.tsx'

/** A testimonial with its place among all of them, by which its parts are named. */
export type PlacedTestimonial = Testimonial & { readonly place: number }

export const placed = (testimonials: readonly Testimonial[]): PlacedTestimonial[] =>
  testimonials.map((testimonial, index) => ({ ...testimonial, place: index + 1 }))

type Props = {
  testimonials: readonly PlacedTestimonial[]
  itemClass?: string | undefined
  /** They stand in an island; see `testimonial-card.tsx`. */
  scripted?: boolean
}

/** The quotes as items of a list. */
export function TestimonialCards({ testimonials, itemClass, scripted = false }: Props) {
  return testimonials.map((testimonial) => (
    <li key={testimonial.place} className={itemClass}>
      <TestimonialCard testimonial={testimonial} id={`testimonio-${testimonial.place}`} scripted={scripted} />
    </li>
  ))
}
