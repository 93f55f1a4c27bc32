import type { SiteContent } from '#content/site-content/index.ts'
import { siteTheme } from '#content/theme/index.ts'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { ExperienceHeader, headingId } from './experience-header.tsx'
import styles from './experience-medallions.module.css'
import { figureGround } from './figure-ground.ts'
import { FigureLabel, FigureValue } from './figure-texts.tsx'

type Entity = SiteContent['experience']['entities'][number]

/** Round plates cut from tiles, each with its figure in the middle, on cobalt from edge to edge. */
export function ExperienceMedallions() {
  const { sectionTitle, entities } = useSiteContent().experience
  if (entities.length === 0) return null
  return (
    <section
      className={`section on-dark ${styles.experience}`}
      {...(sectionTitle && { 'aria-labelledby': headingId })}
    >
      <div className="wrap">
        <ExperienceHeader />
        <dl className={styles.plates}>
          {entities.map((entity, index) => (
            <Medallion key={entity.label + entity.value} entity={entity} index={index} />
          ))}
        </dl>
      </div>
    </section>
  )
}

function Medallion({ entity, index }: { entity: Entity; index: number }) {
  const { images } = useRenderContext()
  const { theme } = useSiteContent()
  const { icon, value, label, color, itemFrame } = entity
  return (
    <div className={styles.medallion}>
      <dt>
        <FigureLabel label={label} />
      </dt>
      <dd className={styles.plate}>
        <Picture image={images(itemFrame)} alt="" sizes="(min-width: 768px) 288px, 152px" />
        <span
          className={styles.well}
          data-size={valueSize(value)}
          data-ground={color ? figureGround(color, index, siteTheme(theme).roles) : 'warm'}
        >
          <NamedIcon name={icon} />
          <span className={styles.value} {...(color && { 'data-figure': index })}>
            <FigureValue value={value} />
          </span>
        </span>
      </dd>
    </div>
  )
}

/** How large a value may stand in the middle of its plate. */
function valueSize({ length }: { readonly length: number }): 'large' | 'medium' | 'small' {
  if (length <= 5) return 'large'
  return length <= 9 ? 'medium' : 'small'
}
