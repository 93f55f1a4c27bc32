import type { ReactNode } from 'react'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './certifications-timeline.module.css'
import {
  BookLink,
  type Credential,
  CredentialsHeader,
  credentialKey,
  Elements,
  headingId,
  SealPicture,
  useCredentials,
} from './credential-parts.tsx'

/** Degrees and then certifications along a vertical line, on cobalt from edge to edge. */
export function CertificationsTimeline() {
  const { sectionTitle, degrees, seals, isEmpty } = useCredentials()
  if (isEmpty) return null
  return (
    <section
      className={`section on-dark ${styles.ground}`}
      {...(sectionTitle && { 'aria-labelledby': headingId })}
    >
      <div className="wrap">
        <CredentialsHeader />
        <ol className={styles.line}>
          {degrees.map((degree) => (
            <DegreeStop key={credentialKey(degree)} degree={degree} />
          ))}
          {seals.map((seal) => (
            <SealStop key={credentialKey(seal)} seal={seal} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function DegreeStop({ degree }: { degree: Credential }) {
  const { images } = useRenderContext()
  return (
    <li>
      <span className={styles.document}>
        <Picture image={images(degree.imagePath)} alt="" sizes="140px" contained />
      </span>
      <StopTexts of={degree}>
        <BookLink />
      </StopTexts>
    </li>
  )
}

function SealStop({ seal }: { seal: Credential }) {
  return (
    <li>
      <span className={styles.seal}>
        <SealPicture of={seal} />
      </span>
      <StopTexts of={seal} />
    </li>
  )
}

function StopTexts({ of, children }: { of: Credential; children?: ReactNode }) {
  return (
    <>
      {of.nameTitle && <h3>{of.nameTitle}</h3>}
      <div className={styles.details}>
        {of.name && <p>{of.name}</p>}
        <Elements of={of} />
        {children}
      </div>
    </>
  )
}
