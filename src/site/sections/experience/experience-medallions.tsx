import { siteTheme } from '#content/theme/index.ts'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './experience-medallions.module.css'
import { type Entity, ExperienceSection } from './experience-section.tsx'
import { figureGround } from './figure-ground.ts'
import { FigureLabel, FigureValue } from './figure-texts.tsx'

/** Round plates made from tiles, each with a figure in its centre, on full-width cobalt. */
export function ExperienceMedallions() {
  return (
    <ExperienceSection className={`on-dark ${styles.experience}`}>
      {(entities) => (
        <dl className={styles.plates}>
          {entities.map((entity, index) => (
            <Medallion key={entity.label + entity.value} entity={entity} index={index} />
          ))}
        </dl>
      )}
    </ExperienceSection>
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
          <NamedIcon name={icon} isLate />
          <span className={styles.value} {...(color && { 'data-figure': index })}>
            <FigureValue value={value} />
          </span>
        </span>
      </dd>
    </div>
  )
}

/** Font size that fits a value into its plate. */
function valueSize({ length }: { readonly length: number }): 'large' | 'medium' | 'small' {
  if (length <= 5) return 'large'
  return length <= 9 ? 'medium' : 'small'
}
