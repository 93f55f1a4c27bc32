import { hoursLines } from '#content/hours/workplace-hours.ts'
import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { useSiteContent } from '#site/render-context.ts'
import styles from './practice-card.module.css'
import { CostLinks } from './side-menu-buttons.tsx'

/** Hours and address of the practice, links to its prices and insurers, and its contact buttons. */
export function PracticeCard() {
  const { doctorInfo, doctorWorkInfo, buttons } = useSiteContent()
  const { header, address } = doctorWorkInfo.consulting
  const times = hoursLines(doctorWorkInfo.consulting, doctorWorkInfo.clock)
  if (!header && times.length === 0 && !address && !doctorInfo.phone && !doctorInfo.whatsapp) return null
  return (
    <div className={`on-dark cobalt ${styles.card}`}>
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
      {address && (
        <address>
          {doctorInfo.googleMapsLink ? (
            <a href={doctorInfo.googleMapsLink} rel="noopener">
              {address}
            </a>
          ) : (
            address
          )}
        </address>
      )}
      <CostLinks className={styles.costs} />
      <CallButton doctorInfo={doctorInfo} text={numberLabel({ doctorInfo, buttons })} />
      <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
    </div>
  )
}
