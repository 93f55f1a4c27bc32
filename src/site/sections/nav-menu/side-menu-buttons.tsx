import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { CostLinks } from './cost-links.tsx'
import styles from './side-menu-buttons.module.css'

/** Links to prices and insurers and the contact buttons, at the bottom of a side menu. */
export function SideMenuButtons() {
  const { doctorInfo, buttons } = useSiteContent()
  return (
    <>
      <CostLinks className={styles.costs} />
      <CallButton doctorInfo={doctorInfo} text={numberLabel({ doctorInfo, buttons })} />
      <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
      <SocialLinks addresses={doctorInfo.socialLinks} />
    </>
  )
}
