import styles from './certifications-wall.module.css'
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

/** A warm wall from edge to edge: degrees hang in frames, certifications stand on shelves like plates. */
export function CertificationsWall() {
  return (
    <CredentialsSection className={styles.ground ?? ''}>
      {({ degrees, seals }) => (
        <div className={styles.wall}>
          <CredentialList of={degrees} className={styles.frames}>
            {(degree) => <Frame key={credentialKey(degree)} degree={degree} />}
          </CredentialList>
          <CredentialList of={seals} className={styles.shelf}>
            {(seal) => <Plate key={credentialKey(seal)} seal={seal} />}
          </CredentialList>
        </div>
      )}
    </CredentialsSection>
  )
}

function Frame({ degree }: { degree: Credential }) {
  return (
    <li>
      <div className={styles.frame}>
        <DegreePicture of={degree} sizes="(min-width: 768px) 280px, 240px" contained />
      </div>
      <div className={styles.caption}>
        <CredentialTexts of={degree} />
        <Elements of={degree} className={styles.elements} />
        <BookLink />
      </div>
    </li>
  )
}

function Plate({ seal }: { seal: Credential }) {
  return (
    <li>
      <SealPicture of={seal} />
      <div className={styles.label}>
        {seal.nameTitle && <b>{seal.nameTitle}</b>}
        {seal.name && <p>{seal.name}</p>}
        <Elements of={seal} className={styles.elements} />
      </div>
    </li>
  )
}
