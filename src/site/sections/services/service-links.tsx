import type { Service } from '#content/entries/service.ts'
import { Icon } from '#site/components/icon.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { basePaths } from '#site/topics.ts'

/** Link to a service's page. */
export function ServiceLink({ service: { id, title } }: { service: Service }) {
  return (
    <a className="btn btn-line" href={`${basePaths.services}/${id}`}>
      <span>{useSiteContent().services.linkText || 'Conocer el servicio'}</span>
      <span className="visually-hidden">: {title}</span>
    </a>
  )
}

/** Link to the list of all services; nothing without a text. */
export function AllServicesLink({ className = '' }: { className?: string | undefined }) {
  const { buttonText } = useSiteContent().services
  if (!buttonText) return null
  return (
    <a className={`more-link ${className}`.trim()} href={basePaths.services}>
      {buttonText}
      <Icon name="arrow" isLate />
    </a>
  )
}
