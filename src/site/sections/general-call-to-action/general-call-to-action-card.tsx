import arch from '#site/components/arch.module.css'
import { GeneralCall, GeneralCallPicture, GeneralCallText, useGeneralCall } from './general-call.tsx'
import styles from './general-call-to-action-card.module.css'

/** The call to action on paper, beside a picture in an arch. */
export function GeneralCallToActionCard() {
  const { foregroundImage } = useGeneralCall()
  return (
    <GeneralCall className={styles.ground}>
      <div className={styles.card}>
        {foregroundImage && (
          <div className={`${arch.arch} ${styles.door}`}>
            <GeneralCallPicture sizes="(min-width: 768px) 320px, 60vw" />
          </div>
        )}
        <GeneralCallText className={styles.text} />
      </div>
    </GeneralCall>
  )
}
