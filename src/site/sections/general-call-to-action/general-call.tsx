import { hoursText } from '#content/hours/hours-text.ts'
import { numberAfterCall } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { useSiteContent } from '#site/render-context.ts'
import styles from './general-call.module.css'
import { PriceText } from './price-text.tsx'

/** The texts of the general call to action, the same in all variants. */
export function useGeneralCall() {
  const { generalCallToAction, doctorWorkInfo } = useSiteContent()
  return {
    ...generalCallToAction,
    label: generalCallToAction.title || 'Agende su cita',
    hours: hoursText(doctorWorkInfo.consulting.hours),
  }
}

export function GeneralCallButtons() {
  const { doctorInfo, buttons } = useSiteContent()
  const { btnCallText, btnMessageText } = buttons
  return (
    <div className="btns">
      <CallButton doctorInfo={doctorInfo} text={btnCallText + numberAfterCall({ doctorInfo, buttons })} />
      <WhatsappButton
        doctorInfo={doctorInfo}
        text={btnMessageText === 'WhatsApp' ? 'Escribir por WhatsApp' : btnMessageText}
      />
    </div>
  )
}

/** The texts, the price, the buttons and the hours, one below the other. */
export function GeneralCallText({ className }: { className?: string | undefined }) {
  const { subtitle, title, price1, hours } = useGeneralCall()
  return (
    <div className={className}>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {title && <h2>{title}</h2>}
      {price1 && (
        <p className={styles.price}>
          <PriceText text={price1} />
        </p>
      )}
      <GeneralCallButtons />
      {hours && (
        <p className={styles.hours}>
          <Icon name="clock" />
          {hours}
        </p>
      )}
    </div>
  )
}
