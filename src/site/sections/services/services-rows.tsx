import {
  AllServicesLink,
  ServiceBenefits,
  ServiceFact,
  ServiceLink,
  ServicePicture,
  ServicesSection,
} from './service-parts.tsx'
import styles from './services-rows.module.css'

/** The first services in full-width rows; picture and text swap sides from row to row. */
export const ServicesRows = () => (
  <ServicesSection>
    {(services) => (
      <>
        <ul className={styles.rows}>
          {services.map((service) => (
            <li key={service.id} className={`columns ${styles.row}`}>
              <div className={styles.scene}>
                <ServicePicture service={service} sizes="(min-width: 1024px) 50vw, 100vw" />
                <ServiceFact fact={service.fact} />
              </div>
              <div className={styles.text}>
                <h3>{service.title}</h3>
                <p>{service.shortDescription}</p>
                <ServiceBenefits benefits={service.benefits} />
                <ServiceLink service={service} />
              </div>
            </li>
          ))}
        </ul>
        <div className="wrap">
          <AllServicesLink />
        </div>
      </>
    )}
  </ServicesSection>
)
