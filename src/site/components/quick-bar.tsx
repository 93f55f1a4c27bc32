import type { SiteContent } from '#content/site-content/index.ts'
import { barLabels } from './call-labels.ts'
import { CallButton, WhatsappButton } from './contact-buttons.tsx'
import styles from './quick-bar.module.css'

type Props = Pick<SiteContent, 'doctorInfo' | 'buttons'>

/** Call and WhatsApp buttons at the bottom of phones, until the floating buttons replace them. */
export function QuickBar({ doctorInfo, buttons }: Props) {
  if (!doctorInfo.phone && !doctorInfo.whatsapp) return null
  const { callText, messageText } = barLabels({ buttons })
  return (
    <div className={styles.bar}>
      <CallButton doctorInfo={doctorInfo} text={callText} />
      <WhatsappButton doctorInfo={doctorInfo} text={messageText} />
    </div>
  )
}
