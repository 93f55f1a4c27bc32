import { Picture } from '#site/components/picture.tsx'
import { Signature } from '#site/components/signature.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { Call, CallLink, CallText, CallTitle } from './call-parts.tsx'
import styles from './call-to-action-letter.module.css'

/** Describes a first visit as a signed letter from the doctor, with a tile as stamp. Without a picture. */
export function CallToActionLetter() {
  const { images } = useRenderContext()
  return (
    <Call className={`section ${styles.ground}`}>
      <div className={styles.letter}>
        <Picture image={images('/dibujos/emblema.svg')} alt="" sizes="112px" className={styles.stamp} />
        <CallTitle />
        <div className={styles.text}>
          <CallText />
        </div>
        <div className={styles.signature}>
          <Signature />
        </div>
        <CallLink />
      </div>
    </Call>
  )
}
