import type { ReactNode } from 'react'
import { Icon } from '#site/components/icon.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'

/** The section; nothing without title and text. */
export function Call({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { title, description } = useSiteContent().callToAction
  if (!title && !description) return null
  return (
    <section className={className} aria-labelledby={title ? 'valoracion' : undefined}>
      {children}
    </section>
  )
}

export function CallScene({ sizes, className }: { sizes: string; className: string | undefined }) {
  const { images } = useRenderContext()
  const { imagePath, imageAlt } = useSiteContent().callToAction
  const image = images(imagePath)
  return <Picture image={image} alt={altOf(image, imageAlt)} sizes={sizes} className={className} />
}

export function CallTitle() {
  const { title } = useSiteContent().callToAction
  return title && <h2 id="valoracion">{title}</h2>
}

export const CallText = () => <Paragraphs text={useSiteContent().callToAction.description} />

/** Link to the contact page; nothing without a text. */
export function CallLink() {
  const { linkText } = useSiteContent().callToAction
  if (!linkText) return null
  return (
    <a className="more-link" href={contactPath}>
      {linkText}
      <Icon name="arrow" isLate />
    </a>
  )
}
