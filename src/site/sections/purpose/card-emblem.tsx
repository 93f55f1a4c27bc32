import type { SiteContent } from '#content/site-content/index.ts'
import { Emblem } from '#site/components/emblem.tsx'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { useRenderContext } from '#site/render-context.ts'

export type Card = SiteContent['purpose']['entities'][number]

type EmblemProps = {
  card: Card
  imageClass: string | undefined
  iconClass: string | undefined
}

/** A card's small picture, or else its icon, beside the title. */
export function CardEmblem({ card: { icon, imagePath }, imageClass, iconClass }: EmblemProps) {
  const { images } = useRenderContext()
  if (!imagePath) return <NamedIcon name={icon} className={iconClass} />
  return <Emblem image={images(imagePath)} sizes="96px" className={imageClass} />
}
