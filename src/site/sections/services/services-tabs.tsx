import type { Service } from '#content/entries/service.ts'
import { Island } from '#site/islands/island.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { ServiceMosaic } from './service-mosaic.tsx'
import { AllServicesLink, ServiceBenefits, ServiceLink, ServicesSection } from './service-parts.tsx'
import { ServiceTabs } from './service-tabs.island.tsx'
import styles from './services-tabs.module.css'

const panelId = (id: string) => `servicio-${id}`

/** The first services as tabs: icon and title beside picture, summary and benefits of the chosen one. */
export function ServicesTabs() {
  const label = useSiteContent().services.sectionTitle || 'Servicios'
  return (
    <ServicesSection>
      {(services) => (
        <div className={`wrap ${styles.tabs}`}>
          <Island
            name="ServiceTabs"
            component={ServiceTabs}
            props={{
              label,
              tabs: services.map(({ id, title, iconIndividual: icon }) => ({ id: panelId(id), title, icon })),
            }}
          />
          <div className={styles.panels}>
            {services.map((service) => (
              <Panel key={service.id} service={service} />
            ))}
          </div>
          <AllServicesLink className={styles.all} />
        </div>
      )}
    </ServicesSection>
  )
}

function Panel({ service }: { service: Service }) {
  return (
    <div id={panelId(service.id)} className={styles.panel}>
      <ServiceMosaic service={service} image={service.imageHome} />
      <div className={styles.columns}>
        <div>
          <h3>{service.title}</h3>
          <p>{service.shortDescription}</p>
        </div>
        <div>
          <ServiceBenefits benefits={service.benefits} />
          <ServiceLink service={service} />
        </div>
      </div>
    </div>
  )
}
