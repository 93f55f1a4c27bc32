import { useSiteContent } from '#site/render-context.ts'
import { Call, CallLink, CallScene, CallText, CallTitle } from './call-parts.tsx'
import styles from './call-to-action-panorama.module.css'

/** Describes a first visit: a wide scene, below it the title on a cobalt panel, the text beside the panel. */
export function CallToActionPanorama() {
  const { title } = useSiteContent().callToAction
  return (
    <Call className={`section plain wrap columns ${styles.panorama}`}>
      <CallScene sizes="(min-width: 1366px) 1240px, 92vw" className={styles.scene} />
      {title && (
        <div className={`cobalt ${styles.panel}`}>
          <CallTitle />
        </div>
      )}
      <div className={styles.text}>
        <CallText />
        <CallLink />
      </div>
    </Call>
  )
}
