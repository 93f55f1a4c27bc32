import type { ReactNode } from 'react'
import { useSiteContent } from '#site/render-context.ts'
import type { Credential } from './credential-parts.tsx'

const headingId = 'certificaciones'

type Props = {
  className: string
  /** What stands below title and subtitle: degrees are documents, seals are certifications. */
  children: (shown: { degrees: readonly Credential[]; seals: readonly Credential[] }) => ReactNode
}

/** The section with its title and subtitle; nothing when no credential is visible. */
export function CredentialsSection({ className, children }: Props) {
  const { sectionTitle, sectionSubtitle, documents, entities } = useSiteContent().certifications
  const degrees = documents.filter(isVisible)
  const seals = entities.filter(isVisible)
  if (degrees.length + seals.length === 0) return null
  return (
    <section className={`section ${className}`} {...(sectionTitle && { 'aria-labelledby': headingId })}>
      <div className="wrap">
        {(sectionTitle || sectionSubtitle) && (
          <header className="section-head split">
            {sectionTitle && <h2 id={headingId}>{sectionTitle}</h2>}
            {sectionSubtitle && <p>{sectionSubtitle}</p>}
          </header>
        )}
        {children({ degrees, seals })}
      </div>
    </section>
  )
}

const isVisible = ({ visible }: Credential) => visible
