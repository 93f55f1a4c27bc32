import { hoursText } from '#content/hours/hours-text.ts'
import { numberAfterCall } from '#site/components/call-labels.ts'
import { HoursLine } from '#site/components/hours-line.tsx'
import { Icon } from '#site/components/icon.tsx'
import { phoneLink, whatsappLink } from '#site/components/links.ts'
import { useSiteContent } from '#site/render-context.ts'
import styles from './hero-contact.module.css'

/** Call and WhatsApp buttons, one word each on phones, the full text where there is room; then the opening hours. */
export function HeroContact() {
  const { doctorInfo, buttons, doctorWorkInfo } = useSiteContent()
  const { phone, whatsapp } = doctorInfo
  const number = numberAfterCall({ doctorInfo, buttons })
  const namesWhatsapp = buttons.btnMessageText.toLowerCase() === 'whatsapp'
  return (
    <>
      {(phone || whatsapp) && (
        <div className={`btns ${styles.buttons}`} data-hero-buttons="">
          {phone && (
            <a className="btn btn-call" href={phoneLink(phone)}>
              <Icon name="phone" />
              <span>
                {buttons.btnCallText}
                {number && <span className={styles.wide}>{number}</span>}
              </span>
            </a>
          )}
          {whatsapp && (
            <a className="btn btn-wa" href={whatsappLink(doctorInfo)} rel="noopener">
              <Icon name="whatsapp" />
              <span>
                {namesWhatsapp && <span className={styles.wide}>Escribir por </span>}
                {buttons.btnMessageText}
              </span>
            </a>
          )}
        </div>
      )}
      <HoursLine hours={hoursText(doctorWorkInfo.consulting.hours)} className={styles.hours} />
    </>
  )
}
