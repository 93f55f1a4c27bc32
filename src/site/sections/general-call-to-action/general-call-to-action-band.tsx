import { PlacesHours } from '#site/places/places-hours.tsx'
import call from './general-call.module.css'
import { GeneralCall, GeneralCallButtons, GeneralCallPicture, useGeneralCall } from './general-call.tsx'
import styles from './general-call-to-action-band.module.css'
import { PriceText } from './price-text.tsx'

/** The call to action in a slim row: a square of tiles, the texts and the buttons. */
export function GeneralCallToActionBand() {
  const { subtitle, title, price1, hours } = useGeneralCall()
  const summary = [subtitle, price1].filter(Boolean)
  return (
    <GeneralCall className={`on-dark cobalt ${styles.band}`}>
      <GeneralCallPicture sizes="240px" className={styles.tiles} />
      <div className={styles.text}>
        {title && <h2>{title}</h2>}
        {summary.length > 0 && (
          <p>
            {summary.map((part) => (
              <span key={part}>
                <PriceText text={part} />
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <GeneralCallButtons />
        {hours && <p>{hours}</p>}
        <PlacesHours className={call.places} />
      </div>
    </GeneralCall>
  )
}
