import type { SiteContent } from '#content/site-content/index.ts'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './experience-checkerboard.module.css'
import { figureGround } from './figure-ground.ts'
import { splitLabel, spokenValue } from './figure-text.ts'

type Entity = SiteContent['experience']['entities'][number]

/** Figures and tiles in turn, as on a chessboard. */
export function ExperienceCheckerboard() {
  const { sectionTitle, sectionSubtitle, entities } = useSiteContent().experience
  if (entities.length === 0) return null
  return (
    <section
      className={`section ${styles.experience}`}
      {...(sectionTitle && { 'aria-labelledby': 'experiencia' })}
    >
      <div className="wrap">
        {(sectionTitle || sectionSubtitle) && (
          <header className="section-head split">
            {sectionTitle && <h2 id="experiencia">{sectionTitle}</h2>}
            {sectionSubtitle && <p>{sectionSubtitle}</p>}
          </header>
        )}
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
  const { icon, value, label, color, itemFrame } = entity
  const spoken = spokenValue(value)
  const { first, rest } = splitLabel(label)
  return (
    <div className={styles.figure} data-ground={figureGround(color, index)}>
      <dt>
        <b>{first}</b>
        {rest}
      </dt>
      <dd>
        <Picture image={images(itemFrame)} alt="" />
        <NamedIcon name={icon} />
        <span className={styles.value} {...(color && { 'data-figure': index })}>
          {spoken ? (
            <>
              <span aria-hidden="true">{value}</span>
              <span className="visually-hidden">{spoken}</span>
            </>
          ) : (
            value
          )}
        </span>
      </dd>
    </div>
  )
}
