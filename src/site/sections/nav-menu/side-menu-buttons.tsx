import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { OpenPlaceLine } from '#site/places/hours-line.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { shownCostLinks } from '#site/practice-links.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './mobile-menu.module.css'

/** The open place, links to prices and insurers and the contact buttons, at the bottom of a side menu. */
export function SideMenuButtons() {
  const { buttons } = useSiteContent()
  const { doctorInfo } = usePageContact()
  return (
    <div className={styles.buttons}>
      <OpenPlaceLine className={styles.open} />
      <CostLinks className={styles.costs} />
      <CallButton doctorInfo={doctorInfo} text={numberLabel({ doctorInfo, buttons })} />
      <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
      <SocialLinks addresses={doctorInfo.socialLinks} />
    </div>
  )
}

/** Links to the prices and the insurers on the home page; only to what it shows. */
export function CostLinks({ className }: { className?: string | undefined }) {
  const links = shownCostLinks(useRenderContext().site)
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
