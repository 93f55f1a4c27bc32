import { siteTheme } from '#content/theme/index.ts'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './experience-checkerboard.module.css'
import { type Entity, ExperienceSection } from './experience-section.tsx'
import { figureGround } from './figure-ground.ts'
import { FigureLabel, FigureValue } from './figure-texts.tsx'

/** Figures and tiles alternate as on a chessboard. */
export function ExperienceCheckerboard() {
  return (
    <ExperienceSection className="plain">
      {(entities) => (
        <dl className={styles.board}>
          {entities.map((entity, index) => (
            <Figure key={entity.label + entity.value} entity={entity} index={index} />
          ))}
        </dl>
      )}
    </ExperienceSection>
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
        <NamedIcon name={icon} isLate />
        <span className={styles.value} {...(color && { 'data-figure': index })}>
          <FigureValue value={value} />
        </span>
      </dd>
    </div>
  )
}
