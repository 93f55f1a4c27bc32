import styles from './certifications-seals.module.css'
import {
  BookLink,
  type Credential,
  CredentialList,
  CredentialTexts,
  credentialKey,
  DegreePicture,
  Elements,
  SealPicture,
} from './credential-parts.tsx'
import { CredentialsSection } from './credentials-section.tsx'

/** Degrees as documents, each with a way to book; certifications as seals below. */
export function CertificationsSeals() {
  return (
    <CredentialsSection className="plain">
      {({ degrees, seals }) => (
        <>
          <CredentialList of={degrees} className={styles.degrees}>
            {(degree) => <Degree key={credentialKey(degree)} degree={degree} />}
          </CredentialList>
          <CredentialList of={seals} className={styles.seals}>
            {(seal) => <Seal key={credentialKey(seal)} seal={seal} />}
          </CredentialList>
        </>
      )}
    </CredentialsSection>
  )
}

function Degree({ degree }: { degree: Credential }) {
  return (
    <li className={styles.degree}>
      <DegreePicture of={degree} sizes="112px" />
      <div>
        <CredentialTexts of={degree} />
        <Elements of={degree} className={styles.elements} />
        <BookLink />
      </div>
    </li>
  )
}

function Seal({ seal }: { seal: Credential }) {
  const name = seal.name || seal.nameTitle
  return (
    <li>
      <SealPicture of={seal} alt={seal.name && seal.nameTitle} />
      {name && <b>{name}</b>}
      <Elements of={seal} className={styles.elements} />
    </li>
  )
}
