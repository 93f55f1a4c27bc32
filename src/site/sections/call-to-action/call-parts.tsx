import type { ReactNode } from 'react'
import { Icon } from '#site/components/icon.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { useSiteContent } from '#site/render-context.ts'
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
