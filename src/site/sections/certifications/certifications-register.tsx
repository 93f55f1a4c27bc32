import styles from './certifications-register.module.css'
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

/** A sober register: a ruled row per degree, and the certifications in ruled columns below. */
export function CertificationsRegister() {
  return (
    <CredentialsSection className={`plain ${styles.section}`}>
      {({ degrees, seals }) => (
        <div className={styles.register}>
          <CredentialList of={degrees} className={styles.degrees}>
            {(degree) => <DegreeRow key={credentialKey(degree)} degree={degree} />}
          </CredentialList>
          <CredentialList of={seals} className={styles.seals}>
            {(seal) => <SealCell key={credentialKey(seal)} seal={seal} />}
          </CredentialList>
        </div>
      )}
    </CredentialsSection>
  )
}

function DegreeRow({ degree }: { degree: Credential }) {
  return (
    <li>
      <DegreePicture of={degree} sizes="80px" />
      <div>
        <CredentialTexts of={degree} />
      </div>
      <Elements of={degree} className={styles.elements} />
      <BookLink />
    </li>
  )
}

function SealCell({ seal }: { seal: Credential }) {
  return (
    <li>
      <SealPicture of={seal} />
      <div>
        <CredentialTexts of={seal} />
        <Elements of={seal} className={styles.elements} />
      </div>
    </li>
  )
}
