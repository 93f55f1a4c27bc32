import arch from '#site/components/arch.module.css'
import { useSiteContent } from '#site/render-context.ts'
import { Portrait } from '#site/sections/about-me/about-me-parts.tsx'
import styles from './call-to-action-individual-portrait.module.css'
import { useIndividualCall } from './individual-call.ts'
import { IndividualCallButtons } from './individual-call-buttons.tsx'

/** The entry's call to action as the doctor's words, beside her portrait in an arch. */
export function CallToActionIndividualPortrait() {
  const { doctorInfo } = useSiteContent()
  const call = useIndividualCall()
  if (!call) return null
  return (
    <section className={styles.card} aria-labelledby="llamado">
      <div className={`${arch.arch} ${styles.arch}`}>
        <Portrait sizes="220px" />
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
