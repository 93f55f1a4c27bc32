import type { Service } from '#content/entries/service.ts'
import { Island } from '#site/islands/island.tsx'
import { useSiteContent } from '#site/render-context.ts'
import benefitStyles from './service-benefits.module.css'
import { ServiceBenefits } from './service-benefits.tsx'
import { AllServicesLink, ServiceLink } from './service-links.tsx'
import { ServiceMosaic } from './service-mosaic.tsx'
import { ServiceTabs } from './service-tabs.island.tsx'
import tabStyles from './service-tabs.module.css'
import { ServicesHead, servicesTitleId } from './services-head.tsx'
import styles from './services-tabs.module.css'
import { useShownServices } from './shown-services.ts'

const panelId = (id: string) => `servicio-${id}`

/** The first services as tabs: icon and title beside picture, summary and benefits of the chosen one. */
export function ServicesTabs() {
  const services = useShownServices()
  const { sectionTitle } = useSiteContent().services
  if (services.length === 0) return null
  const tabs = services.map(({ id, title, iconIndividual }) => ({
    id: panelId(id),
    title,
    icon: iconIndividual,
  }))
  return (
    <section className="section plain" aria-labelledby={servicesTitleId}>
      <div className="wrap">
        <ServicesHead />
        <div className={`${tabStyles.tabs} ${styles.tabs}`}>
          <Island
            name="ServiceTabs"
            component={ServiceTabs}
            props={{ label: sectionTitle || 'Servicios', tabs }}
            className={styles.list}
          />
          <div className={styles.panels}>
            {services.map((service) => (
              <Panel key={service.id} service={service} />
            ))}
          </div>
          <AllServicesLink className={styles.all} />
        </div>
      </div>
    </section>
  )
}

function Panel({ service }: { service: Service }) {
  const { id, title, shortDescription, benefits, imageHome } = service
  return (
    <div id={panelId(id)} className={tabStyles.panel}>
      <ServiceMosaic service={service} image={imageHome} />
      <div className={`${styles.columns} ${benefitStyles.benefits}`}>
        <div>
          <h3>{title}</h3>
          <p>{shortDescription}</p>
        </div>
        <div>
          <ServiceBenefits benefits={benefits} />
          <ServiceLink service={service} />
        </div>
      </div>
    </div>
  )
}
