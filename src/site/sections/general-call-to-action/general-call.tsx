import type { ReactNode } from 'react'
import { hoursText } from '#content/hours/hours-text.ts'
import { placesOf } from '#content/places/places.ts'
import { lowerFirst } from '#content/texts/words.ts'
import { Backdrop } from '#site/components/backdrop.tsx'
import { numberAfterCall } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './general-call.module.css'
import { PaymentStrip } from './payment-strip.tsx'
import { PriceText } from './price-text.tsx'

/** The texts of the general call to action, the same in all variants. */
export function useGeneralCall() {
  const content = useSiteContent()
  const hours = hoursText(content.doctorWorkInfo.consulting.hours)
  const [first, ...others] = placesOf(content)
  const isOne = others.length === 0 || hours === ''
  return { ...content.generalCallToAction, hours: isOne ? hours : `${first?.name}: ${lowerFirst(hours)}` }
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
