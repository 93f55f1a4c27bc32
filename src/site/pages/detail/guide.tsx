import type { ReactNode } from 'react'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { contactPath } from '#site/route.ts'
import styles from './guide.module.css'

type Props = {
  /** Shown above the contact buttons. */
  readonly children: ReactNode
  readonly contactText?: string
  readonly callText: string
  readonly messageText: string
  /** Label of the link to *Contacto*; without it, no link. */
  readonly contactButtonText?: string
}

/** What stays in view beside a text from 1024 px. */
export function Guide({ children, contactText, callText, messageText, contactButtonText }: Props) {
  const { doctorInfo } = usePageContact()
  return (
    <div className={styles.side}>
      <div className={styles.guide}>
        {children}
        <div className={styles.contact}>
          {contactText && <p>{contactText}</p>}
          <CallButton doctorInfo={doctorInfo} text={callText} />
          <WhatsappButton doctorInfo={doctorInfo} text={messageText} />
          {contactButtonText && (
            <a className="btn btn-line" href={contactPath}>
              <span>{contactButtonText}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
