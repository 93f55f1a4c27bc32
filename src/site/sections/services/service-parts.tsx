import type { ReactNode } from 'react'
import { homeEntries } from '#content/entries/home-entries.ts'
import type { Service } from '#content/entries/service.ts'
import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { basePaths } from '#site/topics.ts'
import styles from './service-parts.module.css'

const titleId = 'servicios'

/** The section with its title, introduction and first services, in the owner's order; nothing without services. */
export function ServicesSection({ children }: { children: (services: readonly Service[]) => ReactNode }) {
  const services = useRenderContext().site.services.slice(0, homeEntries.services)
  const { sectionTitle, sectionSubtitle, sectionText } = useSiteContent().services
  const paragraphs = [sectionSubtitle, ...splitParagraphs(sectionText)].filter(Boolean)
  if (services.length === 0) return null
  return (
    <section className="section plain" aria-labelledby={titleId}>
      <div className="wrap">
        {/* Beside the title there is room for one paragraph. */}
        <header className={paragraphs.length > 1 ? 'section-head' : 'section-head split'}>
          <h2 id={titleId}>{sectionTitle || 'Servicios'}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </header>
      </div>
      {children(services)}
    </section>
  )
}

type PictureProps = { service: Service; path?: string; sizes: string; className?: string | undefined }

export function ServicePicture({ service, path = service.imageHome, sizes, className }: PictureProps) {
  const image = useRenderContext().images(path)
  return <Picture image={image} alt={altOf(image, service.imageAlt)} sizes={sizes} className={className} />
}

/** A service's benefits with check marks; nothing without benefits. */
export function ServiceBenefits({ benefits }: Pick<Service, 'benefits'>) {
  if (benefits.length === 0) return null
  return (
    <>
      <h4 className={styles.benefits}>Beneficios</h4>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </>
  )
}

/** A service's most important fact; nothing if it has none. */
export function ServiceFact({ fact }: Pick<Service, 'fact'>) {
  if (!fact.value && !fact.label) return null
  return (
    <p className={styles.fact}>
      {fact.value && <b>{fact.value}</b>}
      {fact.label && ` ${fact.label}`}
    </p>
  )
}

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
export function AllServicesLink({ className = styles.all }: { className?: string | undefined }) {
  const { buttonText } = useSiteContent().services
  if (!buttonText) return null
  return (
    <a className={`more-link ${className}`.trim()} href={basePaths.services}>
      {buttonText}
      <Icon name="arrow" isLate />
    </a>
  )
}
