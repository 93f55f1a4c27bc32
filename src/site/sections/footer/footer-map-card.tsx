import { hoursText } from '#content/hours/hours-text.ts'
import { placesOf } from '#content/places/places.ts'
import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import common from './common.module.css'
import styles from './footer-map-card.module.css'
import { ConsultingAddress, FirstPlacePhone, FooterLogo, FooterNav, OtherPlaces } from './footer-parts.tsx'

/** A large card with the map's picture, the address and the buttons; beside it the brand and the lists in rows. */
export function FooterMapCard() {
  const { images } = useRenderContext()
  const content = useSiteContent()
  const { doctorWorkInfo, contact, buttons } = content
  const { doctorInfo } = usePageContact()
  const hours = hoursText(doctorWorkInfo.consulting.hours)
  return (
    <footer className={common.footer} id="pie">
      <div className={`wrap columns ${styles.layout}`}>
        <div className={styles.card}>
          <Picture
            image={images(contact.mapImage)}
            alt=""
            sizes="(min-width: 1024px) 440px, 100vw"
            className={styles.picture}
          />
          <div className={styles.place}>
            <ConsultingAddress />
            {hours && (
              <p>
                <Icon name="clock" />
                {hours}
              </p>
            )}
            {placesOf(content).length > 1 && <FirstPlacePhone icon="phone" className={common.line} />}
            <OtherPlaces />
            <div className={`btns ${styles.buttons}`}>
              <CallButton doctorInfo={doctorInfo} text={numberLabel({ doctorInfo, buttons })} />
              <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
            </div>
          </div>
        </div>
        <div className={`on-dark ${styles.rest}`}>
          <div className={styles.identity}>
            <FooterLogo className={styles.logo} />
            <p>
              <b>{doctorInfo.name}</b>
              {doctorInfo.specialty}
            </p>
            <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
          </div>
          <FooterNav className={styles.row} hasArrows />
        </div>
      </div>
    </footer>
  )
}
