import { Island } from '#site/islands/island.tsx'
import {
  AllServicesLink,
  ServiceBenefits,
  ServiceLink,
  ServicePicture,
  ServicesSection,
} from './service-parts.tsx'
import styles from './services-strip.module.css'
import { listId, StripArrows } from './strip-arrows.island.tsx'

/** The first services as joined cards in a strip that scrolls beyond the page's edge. */
export const ServicesStrip = () => (
  <ServicesSection>
    {(services) => (
      <>
        <ul id={listId} className={styles.strip}>
          {services.map((service) => (
            <li key={service.id} className={styles.card}>
              <ServicePicture
                service={service}
                sizes={
                  services.length > 2
                    ? '(min-width: 512px) 430px, 84vw'
                    : '(min-width: 1280px) 620px, (min-width: 768px) 50vw, 92vw'
                }
                className={styles.picture}
              />
              <h3>{service.title}</h3>
              <p>{service.shortDescription}</p>
              <div>
                <ServiceBenefits benefits={service.benefits} />
              </div>
              <ServiceLink service={service} />
            </li>
          ))}
        </ul>
        <div className={`wrap ${styles.foot}`}>
          <AllServicesLink className="" />
          {services.length > 1 && <Island name="StripArrows" component={StripArrows} props={{}} />}
        </div>
      </>
    )}
  </ServicesSection>
)
