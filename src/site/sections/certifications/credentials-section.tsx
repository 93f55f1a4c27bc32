import type { ReactNode } from 'react'
import { credentialTitle } from '#content/facts/licences.ts'
import { TitledSection } from '#site/components/titled-section.tsx'
import { useSiteContent } from '#site/render-context.ts'
import type { Credential, CredentialProps } from './credential-parts.tsx'

type Item = (props: CredentialProps) => ReactNode

type Props = {
  className: string
  listsClass: string | undefined
  /** Renders a document. */
  Degree: Item
  degreesClass: string | undefined
  /** Renders a certification. */
  Seal: Item
  sealsClass: string | undefined
}

/** The section with title, subtitle, degrees and certifications; nothing if none is visible. */
export function CredentialsSection({ className, listsClass, ...layout }: Props) {
  const { sectionTitle, sectionSubtitle, documents, entities } = useSiteContent().certifications
  const degrees = documents.filter(isVisible)
  const seals = entities.filter(isVisible)
  if (degrees.length + seals.length === 0) return null
  return (
    <TitledSection
      titleId="certificaciones"
      title={sectionTitle}
      subtitle={sectionSubtitle}
      className={className}
    >
      <div className={listsClass}>
        <List of={degrees} each={layout.Degree} className={layout.degreesClass} />
        <List of={seals} each={layout.Seal} className={layout.sealsClass} />
      </div>
    </TitledSection>
  )
}

const isVisible = ({ visible }: Credential) => visible

type ListProps = { of: readonly Credential[]; each: Item; className: string | undefined }

function List({ of: credentials, each: Each, className }: ListProps) {
  if (credentials.length === 0) return null
  return (
    <ul className={className}>
      {credentials.map((credential) => (
        <Each key={credentialTitle(credential) + credential.name} of={credential} />
      ))}
    </ul>
  )
}
