import type { Service } from '#content/entries/service.ts'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import benefitStyles from './service-benefits.module.css'
import { ServiceBenefits } from './service-benefits.tsx'
import { ServiceFact } from './service-fact.tsx'
import { AllServicesLink, ServiceLink } from './service-links.tsx'
import { ServicesHead, servicesTitleId } from './services-head.tsx'
import styles from './services-rows.module.css'
import { useShownServices } from './shown-services.ts'

/** The first services in full-width rows; picture and text swap sides from row to row. */
export function ServicesRows() {
  const services = useShownServices()
  if (services.length === 0) return null
  return (
    <section className="section plain" aria-labelledby={servicesTitleId}>
      <div className="wrap">
        <ServicesHead />
      </div>
      <ul className={styles.rows}>
        {services.map((service) => (
          <Row key={service.id} service={service} />
        ))}
      </ul>
      <div className="wrap">
        <AllServicesLink className={styles.all} />
      </div>
    </section>
  )
}

function Row({ service }: { service: Service }) {
  const { images } = useRenderContext()
  const { title, shortDescription, benefits, imageHome, imageAlt, fact } = service
  return (
    <li className={styles.row}>
      <div className={styles.scene}>
        <Picture
          image={images(imageHome)}
          alt={altOf(images(imageHome), imageAlt)}
          sizes="(min-width: 1024px) 54vw, 100vw"
        />
        <ServiceFact fact={fact} className={styles.fact} />
      </div>
      <div className={`${styles.text} ${benefitStyles.benefits}`}>
        <h3>{title}</h3>
        <p>{shortDescription}</p>
        <ServiceBenefits benefits={benefits} />
        <ServiceLink service={service} />
      </div>
    </li>
  )
}
