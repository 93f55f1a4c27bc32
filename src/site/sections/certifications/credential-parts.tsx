import type { ReactNode } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'

export type Credential = SiteContent['certifications']['documents'][number]

const isVisible = ({ visible }: Credential) => visible

/** What of the certifications is shown: degrees are documents, seals are certifications. */
export function useCredentials() {
  const { sectionTitle, sectionSubtitle, documents, entities } = useSiteContent().certifications
  const degrees = documents.filter(isVisible)
  const seals = entities.filter(isVisible)
  const isEmpty = degrees.length + seals.length === 0
  return { sectionTitle, sectionSubtitle, degrees, seals, isEmpty }
}

export const credentialKey = ({ nameTitle, name }: Credential) => nameTitle + name

export const headingId = 'certificaciones'

/** Title and subtitle; nothing when both are empty. */
export function CredentialsHeader({ className = 'section-head split' }: { className?: string | undefined }) {
  const { sectionTitle, sectionSubtitle } = useSiteContent().certifications
  if (!sectionTitle && !sectionSubtitle) return null
  return (
    <header className={className}>
      {sectionTitle && <h2 id={headingId}>{sectionTitle}</h2>}
      {sectionSubtitle && <p>{sectionSubtitle}</p>}
    </header>
  )
}

type ListProps = {
  of: readonly Credential[]
  className: string | undefined
  children: (credential: Credential) => ReactNode
}

/** Nothing without credentials. */
export function CredentialList({ of: credentials, className, children }: ListProps) {
  return credentials.length > 0 && <ul className={className}>{credentials.map(children)}</ul>
}

type ElementsProps = { of: Credential; className?: string | undefined }

/** The details of a credential. */
export function Elements({ of: { elements }, className }: ElementsProps) {
  if (elements.length === 0) return null
  return (
    <ul className={className}>
      {elements.map((element) => (
        <li key={element}>{element}</li>
      ))}
    </ul>
  )
}

type SealProps = {
  of: Credential
  /** Empty where the seal's name stands beside it. */
  alt?: string
}

/** Seals are shown at 140 × 140 in every layout. */
export function SealPicture({ of: { imagePath }, alt = '' }: SealProps) {
  const image = useRenderContext().images(imagePath)
  return <Picture image={{ ...image, width: 140, height: 140 }} alt={alt} sizes="140px" contained />
}

export const BookLink = () => (
  <a className="btn btn-line" href={contactPath}>
    Agenda tu cita
  </a>
)
