import { numberAfterCall } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { OpenPlaceLine, UsualHours } from '#site/places/hours-line.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { useRenderContext } from '#site/render-context.ts'
import styles from './hero-contact.module.css'

/** Call and WhatsApp buttons, one word each on phones, the full text where there is room; then the opening hours. */
export function HeroContact() {
  const { site } = useRenderContext()
  const { buttons } = site['site-content']
  const { doctorInfo } = usePageContact()
  const { btnCallText, btnMessageText } = buttons
  const number = numberAfterCall({ doctorInfo, buttons })
  const namesWhatsapp = btnMessageText.toLowerCase() === 'whatsapp'
  const callText = (
    <>
      {btnCallText}
      {number && <span className={styles.wide}>{number}</span>}
    </>
  )
  const messageText = (
    <>
      {namesWhatsapp && <span className={styles.wide}>Escribir por </span>}
      {btnMessageText}
    </>
  )
  return (
    <>
      {(doctorInfo.phone || doctorInfo.whatsapp) && (
        <div className={`btns ${styles.buttons}`} data-hero-buttons="">
          <CallButton doctorInfo={doctorInfo} text={callText} />
          <WhatsappButton doctorInfo={doctorInfo} text={messageText} />
        </div>
      )}
      <UsualHours className={styles.hours} />
      {/* The line above the header says it already. */}
      {!site['selected-sections'].Header.display && <OpenPlaceLine className={styles.hours} />}
    </>
  )
}
