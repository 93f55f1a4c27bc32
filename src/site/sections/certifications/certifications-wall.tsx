import styles from './certifications-wall.module.css'
import {
  BookLink,
  type CredentialProps,
  CredentialTexts,
  DegreePicture,
  Elements,
  SealPicture,
} from './credential-parts.tsx'
import { CredentialsSection } from './credentials-section.tsx'

/** A warm full-width wall: degrees in hanging frames, certifications like plates on shelves. */
export const CertificationsWall = () => (
  <CredentialsSection
    className={styles.ground ?? ''}
    listsClass={`columns ${styles.wall}`}
    Degree={Frame}
    degreesClass={styles.frames}
    Seal={Plate}
    sealsClass={styles.shelf}
  />
)

function Frame({ of: degree }: CredentialProps) {
  return (
    <li>
      <div className={styles.frame}>
        <DegreePicture of={degree} sizes="(min-width: 768px) 280px, 240px" contained />
      </div>
      <div className={styles.caption}>
        <CredentialTexts of={degree} />
        <Elements of={degree} />
        <BookLink />
      </div>
    </li>
  )
}

function Plate({ of: seal }: CredentialProps) {
  return (
    <li>
      <SealPicture of={seal} />
      <div className={styles.label}>
        {seal.nameTitle && <b>{seal.nameTitle}</b>}
        {seal.name && <p>{seal.name}</p>}
        <Elements of={seal} />
      </div>
    </li>
  )
}
