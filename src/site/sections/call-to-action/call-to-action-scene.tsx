import { Call, CallLink, CallScene, CallText, CallTitle } from './call-parts.tsx'
import styles from './call-to-action-scene.module.css'

/** Describes a first visit: a scene on one half of the full width, the text on the other. */
export function CallToActionScene() {
  return (
    <Call className={`columns ${styles.split}`}>
      <CallScene sizes="(min-width: 1024px) 52vw, 100vw" className={styles.scene} />
      <div className={styles.text}>
        <CallTitle />
        <CallText />
        <CallLink />
      </div>
    </Call>
  )
}
