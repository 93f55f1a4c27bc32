import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { LogoStrip } from '#site/islands/logo-strip.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { hoursText } from '#site/sections/hero/hours-text.ts'
import styles from './general-call-to-action-tiles.module.css'
import { splitPrice } from './split-price.ts'

/** How to pay, and under it the invitation to call, on cobalt with tiles that dissolve in it. */
export function GeneralCallToActionTiles() {
  const { images } = useRenderContext()
  const { generalCallToAction, doctorInfo, doctorWorkInfo, buttons } = useSiteContent()
  const { sectionBackground, foregroundImage, subtitle, title, price1 } = generalCallToAction
  const { before, amount, after } = splitPrice(price1)
  const hours = hoursText(doctorWorkInfo.consulting.hours)
  const callText = doctorInfo.phoneDisplay
    ? `${buttons.btnCallText} al ${doctorInfo.phoneDisplay}`
    : buttons.btnCallText
  const messageText = buttons.btnMessageText === 'WhatsApp' ? 'Escribir por WhatsApp' : buttons.btnMessageText
  return (
    <section className={styles.call} aria-label={title || 'Agende su cita'}>
      <Payments />
      <div className={`on-dark ${styles.ground}`}>
        {sectionBackground && (
          <Picture image={images(sectionBackground)} alt="" className={styles.background} />
        )}
        <div className={`wrap ${styles.inner}`}>
          {foregroundImage && <Picture image={images(foregroundImage)} alt="" className={styles.tiles} />}
          <div className={styles.text}>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {title && <h2>{title}</h2>}
            {price1 && (
              <p className={styles.price}>
                {before}
                {amount && <b>{amount}</b>}
                {after}
              </p>
            )}
            <div className="btns">
              <CallButton doctorInfo={doctorInfo} text={callText} />
              <WhatsappButton doctorInfo={doctorInfo} text={messageText} />
            </div>
            {hours && (
              <p className={styles.hours}>
                <Icon name="clock" />
                {hours}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

function Payments() {
  const { sectionTitle, methods } = useSiteContent().payments
  const visible = methods.filter((method) => method.visible)
  if (visible.length === 0) return null
  const label = sectionTitle || 'Formas de pago'
  return (
    <div className={styles.payments}>
      <div className="wrap">
        <p className="note">{label}</p>
        <LogoStrip
          label={label}
          items={visible.map(({ name, iconPath }) => ({ name, imagePath: iconPath }))}
          showNames
          slidesVisible={4}
        />
      </div>
    </div>
  )
}
