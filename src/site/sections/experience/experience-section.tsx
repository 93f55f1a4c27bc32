import type { ComponentType } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import { siteTheme } from '#content/theme/index.ts'
import { contrast } from '#content/theme/oklch.ts'
import type { RoleColours } from '#content/theme/roles.ts'
import { TitledSection } from '#site/components/titled-section.tsx'
import type { ImageData } from '#site/images.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'

export type FigureProps = SiteContent['experience']['entities'][number] & {
  image: ImageData
  ground: 'cobalt' | 'warm'
  /** Attribute of the value by which the page's rules give it the owner's colour; empty without one. */
  colourMark: { 'data-figure'?: number }
}

type Props = {
  className: string
  listClass: string | undefined
  Figure: ComponentType<FigureProps>
}

/** The section with title and subtitle; nothing if there are no figures. */
export function ExperienceSection({ className, listClass, Figure }: Props) {
  const { images } = useRenderContext()
  const { experience, theme } = useSiteContent()
  const { sectionTitle, sectionSubtitle, entities } = experience
  if (entities.length === 0) return null
  const { roles } = siteTheme(theme)
  return (
    <TitledSection
      titleId="experiencia"
      title={sectionTitle}
      subtitle={sectionSubtitle}
      className={className}
    >
      <dl className={listClass}>
        {entities.map((entity, index) => (
          <Figure
            key={entity.label + entity.value}
            {...entity}
            image={images(entity.itemFrame)}
            ground={figureGround(entity.color, index, roles)}
            colourMark={entity.color ? { 'data-figure': index } : {}}
          />
        ))}
      </dl>
    </TitledSection>
  )
}

/** Background of a figure. Alternates; for a colour that the owner chose, the background with more contrast. */
export function figureGround(color: string, index: number, roles: RoleColours): 'cobalt' | 'warm' {
  if (!color) return index % 2 === 0 ? 'cobalt' : 'warm'
  return contrast(color, roles['brand-800']) >= contrast(color, roles['accent-100']) ? 'cobalt' : 'warm'
}
