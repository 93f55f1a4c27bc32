import type { ReactNode } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import { useSiteContent } from '#site/render-context.ts'

export type Entity = SiteContent['experience']['entities'][number]

const headingId = 'experiencia'

type Props = {
  className: string
  /** The figures below title and subtitle. */
  children: (entities: readonly Entity[]) => ReactNode
}

/** The section with title and subtitle, side by side on wide windows; nothing without figures. */
export function ExperienceSection({ className, children }: Props) {
  const { sectionTitle, sectionSubtitle, entities } = useSiteContent().experience
  if (entities.length === 0) return null
  return (
    <section className={`section ${className}`} {...(sectionTitle && { 'aria-labelledby': headingId })}>
      <div className="wrap">
        {(sectionTitle || sectionSubtitle) && (
          <header className="section-head split">
            {sectionTitle && <h2 id={headingId}>{sectionTitle}</h2>}
            {sectionSubtitle && <p>{sectionSubtitle}</p>}
          </header>
        )}
        {children(entities)}
      </div>
    </section>
  )
}
