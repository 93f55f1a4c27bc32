import type { SiteContent } from '#content/site-content/index.ts'
import { siteTheme } from '#content/theme/index.ts'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './experience-checkerboard.module.css'
import { ExperienceHeader, headingId } from './experience-header.tsx'
import { figureGround } from './figure-ground.ts'
import { FigureLabel, FigureValue } from './figure-texts.tsx'

type Entity = SiteContent['experience']['entities'][number]

/** Figures and tiles in turn, as on a chessboard. */
export function ExperienceCheckerboard() {
  const { sectionTitle, entities } = useSiteContent().experience
  if (entities.length === 0) return null
  return (
    <section className="section plain" {...(sectionTitle && { 'aria-labelledby': headingId })}>
      <div className="wrap">
        <ExperienceHeader />
        <dl className={styles.board}>
          {entities.map((entity, index) => (
            <Figure key={entity.label + entity.value} entity={entity} index={index} />
          ))}
        </dl>
      </div>
    </section>
  )
}

function Figure({ entity, index }: { entity: Entity; index: number }) {
  const { images } = useRenderContext()
  const { theme } = useSiteContent()
  const { icon, value, label, color, itemFrame } = entity
  return (
    <div className={styles.figure} data-ground={figureGround(color, index, siteTheme(theme).roles)}>
      <dt>
        <FigureLabel label={label} />
      </dt>
      <dd>
        <Picture
          image={images(itemFrame)}
          alt=""
          sizes="(min-width: 1100px) 17vw, (min-width: 768px) 33vw, 50vw"
        />
        <NamedIcon name={icon} />
        <span className={styles.value} {...(color && { 'data-figure': index })}>
          <FigureValue value={value} />
        </span>
      </dd>
    </div>
  )
}
