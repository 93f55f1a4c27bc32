import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './certifications-wall.module.css'
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

/** A warm wall from edge to edge: degrees hang in frames, certifications stand on shelves like plates. */
export function CertificationsWall() {
  const { sectionTitle, degrees, seals, isEmpty } = useCredentials()
  if (isEmpty) return null
  return (
    <section className={`section ${styles.ground}`} {...(sectionTitle && { 'aria-labelledby': headingId })}>
      <div className="wrap">
        <CredentialsHeader />
        <div className={styles.wall}>
          <CredentialList of={degrees} className={styles.frames}>
            {(degree) => <Frame key={credentialKey(degree)} degree={degree} />}
          </CredentialList>
          <CredentialList of={seals} className={styles.shelf}>
            {(seal) => <Plate key={credentialKey(seal)} seal={seal} />}
          </CredentialList>
        </div>
      </div>
    </section>
  )
}

function Frame({ degree }: { degree: Credential }) {
  const { images } = useRenderContext()
  return (
    <li>
      <div className={styles.frame}>
        <Picture image={images(degree.imagePath)} alt="" sizes="(min-width: 768px) 280px, 240px" contained />
      </div>
      <div className={styles.caption}>
        {degree.nameTitle && <h3>{degree.nameTitle}</h3>}
        {degree.name && <p>{degree.name}</p>}
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
