import styles from './certifications-seals.module.css'
import {
  BookLink,
  type CredentialProps,
  CredentialTexts,
  DegreePicture,
  Elements,
  SealPicture,
} from './credential-parts.tsx'
import { CredentialsSection } from './credentials-section.tsx'

/** Degrees as documents, each with a booking link; certifications as seals below. */
export const CertificationsSeals = () => (
  <CredentialsSection
    className="plain"
    listsClass={styles.row}
    Degree={Degree}
    degreesClass={styles.degrees}
    Seal={Seal}
    sealsClass={styles.seals}
  />
)

function Degree({ of: degree }: CredentialProps) {
  return (
    <li className={styles.degree}>
      <DegreePicture of={degree} sizes="(min-width: 768px) 190px, 112px" />
      <div>
        <CredentialTexts of={degree} />
        <Elements of={degree} />
        <BookLink />
      </div>
    </li>
  )
}

function Seal({ of: seal }: CredentialProps) {
  const name = seal.name || seal.nameTitle
  return (
    <li>
      <SealPicture of={seal} alt={seal.name && seal.nameTitle} />
      {name && <b>{name}</b>}
      <Elements of={seal} />
    </li>
  )
}
