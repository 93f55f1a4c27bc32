import type { ReactNode } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import { Icon } from './icon.tsx'
import { phoneLink, whatsappLink } from './links.ts'

type DoctorInfo = SiteContent['doctorInfo']

type Props = {
  doctorInfo: Pick<DoctorInfo, 'phone' | 'phoneDisplay' | 'whatsapp' | 'whatsappMessage'>
  text: ReactNode
  /** A class of `buttons.css` for dark backgrounds, or a class of the section. */
  className?: string | undefined
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** Dials the practice. Renders nothing without a number. */
export function CallButton({ doctorInfo, text, className }: Props) {
  if (!doctorInfo.phone) return null
  return (
    <a className={classes('btn btn-call', className)} href={phoneLink(doctorInfo.phone)}>
      <Icon name="phone" />
      <span>{text}</span>
    </a>
  )
}

/** Opens WhatsApp. Renders nothing without a number. */
export function WhatsappButton({ doctorInfo, text, className }: Props) {
  if (!doctorInfo.whatsapp) return null
  return (
    <a className={classes('btn btn-wa', className)} href={whatsappLink(doctorInfo)} rel="noopener">
      <Icon name="whatsapp" />
      <span>{text}</span>
    </a>
  )
}
