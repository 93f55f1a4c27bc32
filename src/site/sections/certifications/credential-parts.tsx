import { type Certificate, credentialTitle, type Degree, unsaidFacts } from '#content/facts/licences.ts'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import styles from './credential-parts.module.css'

export type Credential = Degree | Certificate

export type CredentialProps = { of: Credential }

/** The details of a credential, and its facts that no text says. */
export function Elements({ of: credential }: CredentialProps) {
  const elements = [...credential.elements, ...unsaidFacts(credential)]
  if (elements.length === 0) return null
  return (
    <ul className={styles.elements}>
      {elements.map((element) => (
        <li key={element}>{element}</li>
      ))}
    </ul>
  )
}

/** Title and name of a credential, where both are set. */
export function CredentialTexts({ of: credential }: CredentialProps) {
  const title = credentialTitle(credential)
  return (
    <>
      {title && <h3>{title}</h3>}
      {credential.name && <p>{credential.name}</p>}
    </>
  )
}

/** Picture of the document. Its alternative text is empty, because its contents are beside it as text. */
export function DegreePicture({ of: { imagePath }, sizes }: CredentialProps & { sizes: string }) {
  return <Picture image={useRenderContext().images(imagePath)} alt="" sizes={sizes} />
}

type SealProps = CredentialProps & {
  /** Empty if the seal's name is beside it. */
  alt?: string
}

/** Seals are shown at 140 × 140 in every layout. */
export function SealPicture({ of: { imagePath }, alt = '' }: SealProps) {
  const image = useRenderContext().images(imagePath)
  return (
    <Picture
      image={{ ...image, width: 140, height: 140 }}
      alt={alt}
      sizes="140px"
      contained
      className={styles.seal}
    />
  )
}

export const BookLink = () => (
  <a className="btn btn-line" href={contactPath}>
    {useSiteContent().buttons.isFormal ? 'Agende su cita' : 'Agenda tu cita'}
  </a>
)
