import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './certifications-register.module.css'
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

/** A sober register: a ruled row per degree, and the certifications in ruled columns below. */
export function CertificationsRegister() {
  const { sectionTitle, degrees, seals, isEmpty } = useCredentials()
  if (isEmpty) return null
  return (
    <section
      className={`section plain ${styles.section}`}
      {...(sectionTitle && { 'aria-labelledby': headingId })}
    >
      <div className="wrap">
        <CredentialsHeader />
        <div className={styles.register}>
          <CredentialList of={degrees} className={styles.degrees}>
            {(degree) => <DegreeRow key={credentialKey(degree)} degree={degree} />}
          </CredentialList>
          <CredentialList of={seals} className={styles.seals}>
            {(seal) => <SealCell key={credentialKey(seal)} seal={seal} />}
          </CredentialList>
        </div>
      </div>
    </section>
  )
}

function DegreeRow({ degree }: { degree: Credential }) {
  const { images } = useRenderContext()
  return (
    <li>
      <Picture image={images(degree.imagePath)} alt="" sizes="80px" />
      <div>
        {degree.nameTitle && <h3>{degree.nameTitle}</h3>}
        {degree.name && <p>{degree.name}</p>}
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
        {seal.nameTitle && <h3>{seal.nameTitle}</h3>}
        {seal.name && <p>{seal.name}</p>}
        <Elements of={seal} className={styles.elements} />
      </div>
    </li>
  )
}
