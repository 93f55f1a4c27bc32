import type { ReactNode } from 'react'
import { TitledSection } from '#site/components/titled-section.tsx'
import { useSiteContent } from '#site/render-context.ts'
import type { Credential } from './credential-parts.tsx'

type Props = {
  className: string
  /** Renders the content below title and subtitle. `degrees` are documents, `seals` are certifications. */
  children: (shown: { degrees: readonly Credential[]; seals: readonly Credential[] }) => ReactNode
}

/** The section with title and subtitle; nothing if no credential is visible. */
export function CredentialsSection({ className, children }: Props) {
  const { sectionTitle, sectionSubtitle, documents, entities } = useSiteContent().certifications
  const degrees = documents.filter(isVisible)
  const seals = entities.filter(isVisible)
  if (degrees.length + seals.length === 0) return null
  return (
    <TitledSection
      titleId="certificaciones"
      title={sectionTitle}
      subtitle={sectionSubtitle}
      className={className}
    >
      {children({ degrees, seals })}
    </TitledSection>
  )
}

const isVisible = ({ visible }: Credential) => visible
