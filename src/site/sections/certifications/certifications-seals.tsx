import type { SiteContent } from '#content/site-content/index.ts'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import styles from './certifications-seals.module.css'

type Credential = SiteContent['certifications']['documents'][number]

const isVisible = ({ visible }: Credential) => visible

/** Degrees as documents, each with a way to book; certifications as seals below. */
export function CertificationsSeals() {
  const { sectionTitle, sectionSubtitle, documents, entities } = useSiteContent().certifications
  const degrees = documents.filter(isVisible)
  const seals = entities.filter(isVisible)
  if (degrees.length + seals.length === 0) return null
  return (
    <section
      className={`section ${styles.certifications}`}
      {...(sectionTitle && { 'aria-labelledby': 'certificaciones' })}
    >
      <div className="wrap">
        {(sectionTitle || sectionSubtitle) && (
          <header className="section-head split">
            {sectionTitle && <h2 id="certificaciones">{sectionTitle}</h2>}
            {sectionSubtitle && <p>{sectionSubtitle}</p>}
          </header>
        )}
        {degrees.length > 0 && (
          <ul className={styles.degrees}>
            {degrees.map((degree) => (
              <Degree key={degree.nameTitle + degree.name} degree={degree} />
            ))}
          </ul>
        )}
        {seals.length > 0 && (
          <ul className={styles.seals}>
            {seals.map((seal) => (
              <Seal key={seal.nameTitle + seal.name} seal={seal} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Degree({ degree }: { degree: Credential }) {
  const { images } = useRenderContext()
  return (
    <li className={styles.degree}>
      <Picture image={images(degree.imagePath)} alt="" />
      <div>
        {degree.nameTitle && <h3>{degree.nameTitle}</h3>}
        {degree.name && <p>{degree.name}</p>}
        <Elements of={degree} />
        <a className="btn btn-line" href={contactPath}>
          Agenda tu cita
        </a>
      </div>
    </li>
  )
}

function Seal({ seal }: { seal: Credential }) {
  const image = useRenderContext().images(seal.imagePath)
  const name = seal.name || seal.nameTitle
  return (
    <li>
      <Picture image={{ ...image, width: 140, height: 140 }} alt={seal.name && seal.nameTitle} />
      {name && <b>{name}</b>}
      <Elements of={seal} />
    </li>
  )
}

function Elements({ of: { elements } }: { of: Credential }) {
  if (elements.length === 0) return null
  return (
    <ul className={styles.elements}>
      {elements.map((element) => (
        <li key={element}>{element}</li>
      ))}
    </ul>
  )
}
