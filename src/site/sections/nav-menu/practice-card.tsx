import { hoursLines } from '#content/hours/workplace-hours.ts'
import { firstPlaceOf, type Place, placesOf } from '#content/places/places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { OpenPlaceLine } from '#site/places/hours-line.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { withWholePostalCode } from '#site/places/postal-code.ts'
import { useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import styles from './practice-card.module.css'
import { CostLinks } from './side-menu-buttons.tsx'

/** Hours and address of the practice, links to its prices and insurers, and its contact buttons. */
export function PracticeCard() {
  const content = useSiteContent()
  const { doctorInfo } = usePageContact()
  const { buttons } = content
  const places = placesOf(content)
  if (places.length < 2 && isEmpty(content)) return null
  return (
    <div className={`on-dark cobalt ${styles.card}`}>
      {places.length > 1 ? <Places places={places} /> : <OnlyPlace />}
      <CostLinks className={styles.costs} />
      <CallButton doctorInfo={doctorInfo} text={numberLabel({ doctorInfo, buttons })} />
      <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
    </div>
  )
}

/** The place that is open or opens next, and a link to each of them. */
function Places({ places }: { places: readonly Place[] }) {
  return (
    <>
      <OpenPlaceLine className={styles.open} />
      <ul className={styles.places}>
        {places.map(({ id, name }) => (
          <li key={id}>
            <a href={`${contactPath}#${placeAnchor(id)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

const isEmpty = ({ doctorInfo, doctorWorkInfo: { consulting, clock } }: SiteContent) =>
  [consulting.header, consulting.address, doctorInfo.phone, doctorInfo.whatsapp].every(
    (text) => text === '',
  ) && hoursLines(consulting, clock).length === 0

function OnlyPlace() {
  const content = useSiteContent()
  const place = firstPlaceOf(content)
  const { header, addressText, mapLink } = place
  const times = hoursLines(place, content.doctorWorkInfo.clock)
  return (
    <>
      {header && <p className={styles.title}>{header}</p>}
      {times.length > 0 && (
        <ul>
          {times.map(({ days, hours }) => (
            <li key={days}>
              <span>{days}</span>
              <b>{hours}</b>
            </li>
          ))}
        </ul>
      )}
      {addressText && (
        <address>
          {mapLink ? (
            <a href={mapLink} rel="noopener">
              {withWholePostalCode(addressText)}
            </a>
          ) : (
            withWholePostalCode(addressText)
          )}
        </address>
      )}
    </>
  )
}
