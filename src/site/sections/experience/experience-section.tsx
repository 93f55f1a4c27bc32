import type { ReactNode } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import { TitledSection } from '#site/components/titled-section.tsx'
import { useSiteContent } from '#site/render-context.ts'

export type Entity = SiteContent['experience']['entities'][number]

type Props = {
  className: string
  /** Renders the figures below title and subtitle. */
  children: (entities: readonly Entity[]) => ReactNode
}

/** The section with title and subtitle; nothing if there are no figures. */
export function ExperienceSection({ className, children }: Props) {
  const { sectionTitle, sectionSubtitle, entities } = useSiteContent().experience
  if (entities.length === 0) return null
  return (
    <TitledSection
      titleId="experiencia"
      title={sectionTitle}
      subtitle={sectionSubtitle}
      className={className}
    >
      {children(entities)}
    </TitledSection>
  )
}
