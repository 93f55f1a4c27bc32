import type { Service } from '#content/entries/service.ts'
import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import benefitStyles from './service-benefits.module.css'
import { ServiceBenefits } from './service-benefits.tsx'
import { AllServicesLink, ServiceLink } from './service-links.tsx'
import { ServicesHead, servicesTitleId } from './services-head.tsx'
import styles from './services-strip.module.css'
import { useShownServices } from './shown-services.ts'
import { StripArrows } from './strip-arrows.island.tsx'

const listId = 'tira-de-servicios'

/** The first services as joined cards in a strip that scrolls beyond the page's edge. */
export function ServicesStrip() {
  const services = useShownServices()
  if (services.length === 0) return null
  return (
    <section className="section plain" aria-labelledby={servicesTitleId}>
      <div className="wrap">
        <ServicesHead />
      </div>
      <ul id={listId} className={styles.strip}>
        {services.map((service) => (
          <Card key={service.id} service={service} />
        ))}
      </ul>
      <div className={`wrap ${styles.foot}`}>
        <AllServicesLink />
        {services.length > 1 && (
          <Island
            name="StripArrows"
            component={StripArrows}
            props={{ listId, previousLabel: 'Servicio anterior', nextLabel: 'Servicio siguiente' }}
            className={styles.arrows}
          />
        )}
      </div>
    </section>
  )
}

function Card({ service }: { service: Service }) {
  const { images } = useRenderContext()
  const { title, shortDescription, benefits, imageHome, imageAlt } = service
  return (
    <li className={styles.card}>
      <Picture
        image={images(imageHome)}
        alt={altOf(images(imageHome), imageAlt)}
        sizes="(min-width: 512px) 430px, 84vw"
        className={styles.picture}
      />
      <h3>{title}</h3>
      <p>{shortDescription}</p>
      <div className={benefitStyles.benefits}>
        <ServiceBenefits benefits={benefits} />
      </div>
      <ServiceLink service={service} />
    </li>
  )
}
