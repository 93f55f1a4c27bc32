import styles from './certifications-register.module.css'
import {
  BookLink,
  type CredentialProps,
  CredentialTexts,
  DegreePicture,
  Elements,
  SealPicture,
} from './credential-parts.tsx'
import { CredentialsSection } from './credentials-section.tsx'

/** A plain register: one ruled row per degree, then the certifications in ruled columns. */
export const CertificationsRegister = () => (
  <CredentialsSection
    className="plain"
    listsClass={styles.register}
    Degree={DegreeRow}
    degreesClass={styles.degrees}
    Seal={SealCell}
    sealsClass={styles.seals}
  />
)

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
