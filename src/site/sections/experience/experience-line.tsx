import { siteTheme } from '#content/theme/index.ts'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './experience-line.module.css'
import { type Entity, ExperienceSection } from './experience-section.tsx'
import { figureGround } from './figure-ground.ts'
import { FigureLabel, FigureValue } from './figure-texts.tsx'

/** Large figures in one running line, between fine rules. */
export function ExperienceLine() {
  return (
    <ExperienceSection className="plain">
      {(entities) => (
        <div className={styles.band}>
          <dl className={styles.line}>
            {entities.map((entity, index) => (
              <Figure key={entity.label + entity.value} entity={entity} index={index} />
            ))}
          </dl>
        </div>
      )}
    </ExperienceSection>
  )
}

function Figure({ entity, index }: { entity: Entity; index: number }) {
  const { images } = useRenderContext()
  const { theme } = useSiteContent()
  const { icon, value, label, color, itemFrame } = entity
  return (
    <div className={styles.figure}>
      <dt>
        <Picture image={images(itemFrame)} alt="" sizes="80px" />
        <span className={icon ? styles.withIcon : undefined}>
          <NamedIcon name={icon} isLate />
          <FigureLabel label={label} />
        </span>
      </dt>
      <dd
        data-long={value.length > longValue || undefined}
        {...(color && {
          'data-figure': index,
          'data-ground': figureGround(color, index, siteTheme(theme).roles),
        })}
      >
        <FigureValue value={value} />
      </dd>
    </div>
  )
}

/** Values with more characters than this are set smaller. */
const longValue = 6
