import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './call-to-action-letter.module.css'
import { ValuationLink } from './valuation-link.tsx'

/** Describes a first visit as a signed letter from the doctor, with a tile as stamp. Without a picture. */
export function CallToActionLetter() {
  const { images } = useRenderContext()
  const { callToAction, doctorInfo } = useSiteContent()
  const { title, description } = callToAction
  if (!title && !description) return null
  return (
    <section className={`section ${styles.ground}`} {...(title && { 'aria-labelledby': 'valoracion' })}>
      <div className={styles.letter}>
        <Picture image={images('/dibujos/emblema.svg')} alt="" sizes="112px" className={styles.stamp} />
        {title && <h2 id="valoracion">{title}</h2>}
        <div className={styles.text}>
          <Paragraphs text={description} />
        </div>
        <p className={styles.signature}>
          <b>{doctorInfo.name}</b>
          {doctorInfo.specialty && <span>{doctorInfo.specialty}</span>}
        </p>
        <ValuationLink />
      </div>
    </section>
  )
}
