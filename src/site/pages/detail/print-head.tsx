import { firstPlaceOf, placesOf } from '#content/places/places.ts'
import styles from '#site/pages/print.module.css'
import { useSiteContent } from '#site/render-context.ts'

/** On paper only: whose text this is, how to call her, and where it can be read. Brings the styles for paper. */
export function PrintHead({ address }: { address: string }) {
  const content = useSiteContent()
  const { name, specialty, phoneDisplay, address: usual } = content.doctorInfo
  const places = placesOf(content)
  const where =
    places.length > 1
      ? places.map((place) => [place.name, place.addressText].filter(Boolean).join(', ')).join(' · ')
      : firstPlaceOf(content).addressText || usual
  return (
    <div className={styles.head}>
      <p>
        <b>{name}</b>
        {specialty && `, ${specialty}`}
      </p>
      <p>{[phoneDisplay && `Tel. ${phoneDisplay}`, where].filter(Boolean).join(' · ')}</p>
      <p>{address}</p>
    </div>
  )
}
