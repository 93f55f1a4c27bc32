import type { ReactNode } from 'react'
import { credentialTitle } from '#content/facts/licences.ts'
import styles from './certifications-timeline.module.css'
import { BookLink, type CredentialProps, DegreePicture, Elements, SealPicture } from './credential-parts.tsx'
import { CredentialsSection } from './credentials-section.tsx'

/** Degrees, then certifications along a vertical line, on full-width cobalt. */
export const CertificationsTimeline = () => (
  <CredentialsSection
    className="on-dark cobalt"
    listsClass={styles.line}
    Degree={DegreeStop}
    Seal={SealStop}
  />
)

function DegreeStop({ of: degree }: CredentialProps) {
  return (
    <li>
      <span className={styles.document}>
        <DegreePicture of={degree} sizes="140px" contained />
      </span>
      <StopTexts of={degree}>
        <BookLink />
      </StopTexts>
    </li>
  )
}

function SealStop({ of: seal }: CredentialProps) {
  return (
    <li>
      <span className={styles.seal}>
        <SealPicture of={seal} />
      </span>
      <StopTexts of={seal} />
    </li>
  )
}

function StopTexts({ of, children }: CredentialProps & { children?: ReactNode }) {
  const title = credentialTitle(of)
  return (
    <>
      {title && <h3>{title}</h3>}
      <div className={styles.details}>
        {of.name && <p>{of.name}</p>}
        <Elements of={of} />
        {children}
      </div>
    </>
  )
}
