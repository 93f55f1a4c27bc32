import styles from './certifications-register.module.css'
import {
  BookLink,
  CredentialList,
  type CredentialProps,
  CredentialTexts,
  DegreePicture,
  Elements,
  SealPicture,
} from './credential-parts.tsx'
import { CredentialsSection } from './credentials-section.tsx'

/** A plain register: one ruled row per degree, then the certifications in ruled columns. */
export function CertificationsRegister() {
  return (
    <CredentialsSection className="plain">
      {({ degrees, seals }) => (
        <div className={styles.register}>
          <CredentialList of={degrees} each={DegreeRow} className={styles.degrees} />
          <CredentialList of={seals} each={SealCell} className={styles.seals} />
        </div>
      )}
    </CredentialsSection>
  )
}

function DegreeRow({ of: degree }: CredentialProps) {
  return (
    <li>
      <DegreePicture of={degree} sizes="80px" />
      <div>
        <CredentialTexts of={degree} />
      </div>
      <Elements of={degree} />
      <BookLink />
    </li>
  )
}

function SealCell({ of: seal }: CredentialProps) {
  return (
    <li>
      <SealPicture of={seal} />
      <div>
        <CredentialTexts of={seal} />
        <Elements of={seal} />
      </div>
    </li>
  )
}
