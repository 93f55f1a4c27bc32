import type { ReactNode } from 'react'
import { hoursText } from '#content/hours/hours-text.ts'
import { placesOf } from '#content/places/places.ts'
import { Backdrop } from '#site/components/backdrop.tsx'
import { numberAfterCall } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { PlacesHours } from '#site/places/places-hours.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './general-call.module.css'
import { PaymentStrip } from './payment-strip.tsx'
import { PriceText } from './price-text.tsx'

/** The texts of the general call to action, the same in all variants, and the hours of the only place. */
export function useGeneralCall() {
  const content = useSiteContent()
  const isOne = placesOf(content).length < 2
  return {
    ...content.generalCallToAction,
    hours: isOne ? hoursText(content.doctorWorkInfo.consulting.hours) : '',
  }
}

/** The ways to pay, and below them the call on its ground. */
export function GeneralCall({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { sectionBackground } = useGeneralCall()
  return (
    <section aria-label="Agende su cita">
      <PaymentStrip />
      <div className={`${styles.ground} ${className}`}>
        <Backdrop path={sectionBackground} className={styles.background} />
        {children}
      </div>
    </section>
  )
}

/** The picture of the call; nothing if the owner chose none. */
export function GeneralCallPicture({ sizes, className }: { sizes: string; className?: string | undefined }) {
  const { images } = useRenderContext()
  const { foregroundImage } = useGeneralCall()
  return (
    foregroundImage && <Picture image={images(foregroundImage)} alt="" sizes={sizes} className={className} />
  )
}

function GeneralCallButtons() {
  const { buttons } = useSiteContent()
  const { doctorInfo } = usePageContact()
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
      <PlacesHours className={styles.places} />
    </div>
  )
}
