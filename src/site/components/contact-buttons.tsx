import { type AnimationEventHandler, type ReactNode, useId } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import type { InterfaceIcon } from '#drawings/icons.ts'
import styles from './contact-choice.module.css'
import { Icon } from './icon.tsx'
import { type ContactLine, phoneLink, type WhatsappContact, whatsappLink } from './links.ts'

type DoctorInfo = SiteContent['doctorInfo']

/** Whom the buttons of a page call and write to. */
export type ContactInfo = Pick<DoctorInfo, 'phone' | 'phoneDisplay'> &
  WhatsappContact & {
    /** A line for each place, where their numbers differ: the button asks which. */
    readonly calls?: readonly ContactLine[]
    readonly chats?: readonly ContactLine[]
  }

type Props = {
  doctorInfo: ContactInfo
  text: ReactNode
  /** A class of `buttons.css` for dark backgrounds, or a class of the section. */
  className?: string | undefined
}

/** For a button with only an icon: what it is called, and its animation. */
type IconOnly = {
  label?: string
  'data-resting'?: '' | undefined
  onAnimationEnd?: AnimationEventHandler
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** Dials the practice. Renders nothing without a number. */
export function CallButton({ doctorInfo: { phone, calls = [] }, text, className }: Props) {
  const button = { className: classes('btn btn-call', className), icon: 'phone', text } as const
  if (calls.length > 0) return <Choice {...button} lines={calls} />
  return phone && <ContactLink {...button} href={phoneLink(phone)} />
}

/** Opens WhatsApp. Renders nothing without a number. */
export function WhatsappButton({ doctorInfo, text, className, ...iconOnly }: Props & IconOnly) {
  const { whatsapp, chats = [] } = doctorInfo
  const button = { ...iconOnly, className: classes('btn btn-wa', className), icon: 'whatsapp', text } as const
  if (chats.length > 0) return <Choice {...button} lines={chats} />
  return whatsapp && <ContactLink {...button} href={whatsappLink(doctorInfo)} rel="noopener" />
}

type ButtonProps = IconOnly & { className: string; icon: InterfaceIcon; text: ReactNode }

const ContactLink = ({ icon, text, label, href, ...link }: ButtonProps & { href: string; rel?: string }) => (
  <a {...link} href={href} aria-label={label}>
    <Icon name={icon} />
    {!label && <span>{text}</span>}
  </a>
)

/** A button that asks which place, with HTML alone. */
function Choice({ icon, text, label, lines, ...button }: ButtonProps & { lines: readonly ContactLine[] }) {
  const id = `choice${useId()}`
  return (
    <>
      <button type="button" {...button} aria-label={label} popoverTarget={id}>
        <Icon name={icon} />
        {!label && <span>{text}</span>}
      </button>
      <div className={styles.choice} id={id} popover="auto">
        <p>{label ?? text}</p>
        {lines.map(({ name, text: number, href }) => (
          <a key={`${name} ${href}`} href={href} rel="noopener">
            <b>{name}</b>
            {number}
          </a>
        ))}
      </div>
    </>
  )
}
