import type { ReactNode } from 'react'
import { Backdrop } from '#site/components/backdrop.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { TestimonialCards } from './testimonial-card.tsx'
import { TestimonialsCarousel } from './testimonials-carousel.island.tsx'

const titleId = 'titulo-testimonios'

/** The section around a layout; nothing without testimonials. */
export function TestimonialsSection({ className, children }: { className: string; children: ReactNode }) {
  const { sectionTitle } = useSiteContent().testimonials
  if (useRenderContext().site.testimonials.length === 0) return null
  return (
    <section className={className} aria-labelledby={sectionTitle ? titleId : undefined}>
      {children}
    </section>
  )
}

/** The owner's background picture. */
export const TestimonialsBackdrop = () => <Backdrop path={useSiteContent().testimonials.sectionBackground} />

/** All quotes in a carousel. */
export function QuotesCarousel({ listClass }: { listClass: string | undefined }) {
  const { testimonials } = useRenderContext().site
  const label = useSiteContent().testimonials.sectionTitle || 'Testimonios'
  return (
    <Island
      name="TestimonialsCarousel"
      component={TestimonialsCarousel}
      props={{ label, count: testimonials.length, listClass }}
      slot={<TestimonialCards testimonials={testimonials} />}
    />
  )
}

/** Title and description in their element; nothing if both are empty. */
export function TestimonialsHead({ className }: { className: string | undefined }) {
  const { sectionTitle, sectionDescription } = useSiteContent().testimonials
  if (!sectionTitle && !sectionDescription) return null
  return (
    <header className={className}>
      {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
      {sectionDescription && <p>{sectionDescription}</p>}
    </header>
  )
}
