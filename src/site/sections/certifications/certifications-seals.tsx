import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './certifications-seals.module.css'
import {
  BookLink,
  type Credential,
  CredentialList,
  CredentialsHeader,
  credentialKey,
  Elements,
  headingId,
  SealPicture,
  useCredentials,
} from './credential-parts.tsx'

/** Degrees as documents, each with a way to book; certifications as seals below. */
export function CertificationsSeals() {
  const { sectionTitle, degrees, seals, isEmpty } = useCredentials()
  if (isEmpty) return null
  return (
    <section className="section plain" {...(sectionTitle && { 'aria-labelledby': headingId })}>
      <div className="wrap">
        <CredentialsHeader />
        <CredentialList of={degrees} className={styles.degrees}>
          {(degree) => <Degree key={credentialKey(degree)} degree={degree} />}
        </CredentialList>
        <CredentialList of={seals} className={styles.seals}>
          {(seal) => <Seal key={credentialKey(seal)} seal={seal} />}
        </CredentialList>
      </div>
    </section>
  )
}

function Degree({ degree }: { degree: Credential }) {
  const { images } = useRenderContext()
  return (
    <li className={styles.degree}>
      <Picture image={images(degree.imagePath)} alt="" sizes="112px" />
      <div>
        {degree.nameTitle && <h3>{degree.nameTitle}</h3>}
        {degree.name && <p>{degree.name}</p>}
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
