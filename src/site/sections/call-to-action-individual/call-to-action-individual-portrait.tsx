import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './call-to-action-individual-portrait.module.css'
import { useIndividualCall } from './individual-call.ts'
import { IndividualCallButtons } from './individual-call-buttons.tsx'

/** The entry's invitation as the doctor's own words, beside her portrait in an arch. */
export function CallToActionIndividualPortrait() {
  const { images } = useRenderContext()
  const { aboutMe, doctorInfo } = useSiteContent()
  const call = useIndividualCall()
  if (!call) return null
  return (
    <section className={styles.card} aria-labelledby="llamado">
      <div className={styles.arch}>
        <Picture
          image={images(aboutMe.imagePath)}
          alt={altOf(images(aboutMe.imagePath), aboutMe.imageAlt)}
          sizes="220px"
        />
      </div>
      <div className={styles.text}>
        <h2 id="llamado">{call.text}</h2>
        <p>
          <b>{doctorInfo.name}</b>
          {doctorInfo.specialty && <span>{doctorInfo.specialty}</span>}
        </p>
        <IndividualCallButtons />
      </div>
    </section>
  )
}
