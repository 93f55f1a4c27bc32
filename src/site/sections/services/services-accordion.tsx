import type { Service } from '#content/entries/service.ts'
import { Icon } from '#site/components/icon.tsx'
import { NamedIcon } from '#site/components/named-icon.tsx'
import {
  AllServicesLink,
  ServiceBenefits,
  ServiceLink,
  ServicePicture,
  ServicesSection,
} from './service-parts.tsx'
import styles from './services-accordion.module.css'

/**
 * The first services as large titles that expand; the first one is open. Opening one does not close the others: the
 * touched title would otherwise move away from the finger.
 */
export const ServicesAccordion = () => (
  <ServicesSection>
    {(services) => (
      <div className="wrap">
        <div className={styles.list}>
          {services.map((service, index) => (
            <Fold key={service.id} service={service} open={index === 0} />
          ))}
        </div>
        <AllServicesLink />
      </div>
    )}
  </ServicesSection>
)

function Fold({ service, open }: { service: Service; open: boolean }) {
  const { title, shortDescription, benefits, iconIndividual } = service
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <NamedIcon name={iconIndividual} />
        <h3>{title}</h3>
        <Icon name="down" className={styles.mark} />
      </summary>
      <div className={styles.columns}>
        <ServicePicture service={service} sizes="(min-width: 768px) 46vw, 100vw" />
        <div>
          <p>{shortDescription}</p>
          <ServiceLink service={service} />
        </div>
        <div>
          <ServiceBenefits benefits={benefits} />
        </div>
      </div>
    </details>
  )
}
