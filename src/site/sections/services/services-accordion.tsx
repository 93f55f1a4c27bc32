import type { Service } from '#content/entries/service.ts'
import { Icon } from '#site/components/icon.tsx'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import benefitStyles from './service-benefits.module.css'
import { ServiceBenefits } from './service-benefits.tsx'
import { AllServicesLink, ServiceLink } from './service-links.tsx'
import styles from './services-accordion.module.css'
import { ServicesHead, servicesTitleId } from './services-head.tsx'
import { useShownServices } from './shown-services.ts'

/**
 * The first services as large titles that expand; the first one is open. Opening one does not close the others: the
 * touched title would otherwise move away from the finger.
 */
export function ServicesAccordion() {
  const services = useShownServices()
  if (services.length === 0) return null
  return (
    <section className="section plain" aria-labelledby={servicesTitleId}>
      <div className="wrap">
        <ServicesHead />
        <div className={styles.list}>
          {services.map((service, index) => (
            <Fold key={service.id} service={service} open={index === 0} />
          ))}
        </div>
        <AllServicesLink className={styles.all} />
      </div>
    </section>
  )
}

function Fold({ service, open }: { service: Service; open: boolean }) {
  const { images } = useRenderContext()
  const { title, shortDescription, benefits, imageHome, imageAlt, iconIndividual } = service
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <NamedIcon name={iconIndividual} />
        <h3>{title}</h3>
        <Icon name="down" className={styles.mark} />
      </summary>
      <div className={`${styles.columns} ${benefitStyles.benefits}`}>
        <Picture
          image={images(imageHome)}
          alt={altOf(images(imageHome), imageAlt)}
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 46vw, 100vw"
        />
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
