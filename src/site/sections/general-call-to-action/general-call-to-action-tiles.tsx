import { GeneralCall, GeneralCallPicture, GeneralCallText } from './general-call.tsx'
import styles from './general-call-to-action-tiles.module.css'

/** The call to action on cobalt, with tiles of the same background colour. */
export function GeneralCallToActionTiles() {
  return (
    <GeneralCall className={`on-dark cobalt ${styles.ground}`}>
      <div className={`wrap ${styles.inner}`}>
        <GeneralCallPicture sizes="570px" className={styles.tiles} />
        <GeneralCallText className={styles.text} />
      </div>
    </GeneralCall>
  )
}
