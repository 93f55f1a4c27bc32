import arch from '#site/components/arch.module.css'
import { Signature } from '#site/components/signature.tsx'
import { Portrait } from '#site/sections/about-me/about-me-parts.tsx'
import styles from './call-to-action-individual-portrait.module.css'
import { IndividualCall } from './individual-call.tsx'

/** The entry's call to action as the doctor's words, beside her portrait in an arch. */
export const CallToActionIndividualPortrait = () => (
  <IndividualCall className={styles.card}>
    {({ title, buttons }) => (
      <>
        <div className={`${arch.arch} ${styles.arch}`}>
          <Portrait sizes="220px" />
        </div>
        <div className={styles.text}>
          {title}
          <Signature />
          {buttons}
        </div>
      </>
    )}
  </IndividualCall>
)
