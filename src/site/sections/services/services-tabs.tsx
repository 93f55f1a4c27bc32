import type { Service } from '#content/service.ts'
import { Icon } from '#site/components/icon.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Island } from '#site/islands/island.tsx'
import { ServiceTabs } from '#site/islands/service-tabs.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { basePaths } from '#site/topics.ts'
import tabStyles from '../../islands/service-tabs.module.css'
import { ServiceMosaic } from './service-mosaic.tsx'
import styles from './services-tabs.module.css'

const shown = 5

const panelId = (id: string) => `servicio-${id}`

/** The first services as tabs: icon and title beside picture, summary and benefits of the chosen one. */
export function ServicesTabs() {
  const { snapshot } = useRenderContext()
  const { sectionTitle, sectionSubtitle, sectionText, buttonText, linkText } = useSiteContent().services
  const services = snapshot.services.slice(0, shown)
  if (services.length === 0) return null
  const tabs = services.map(({ id, title, iconIndividual }) => ({
    id: panelId(id),
    title,
    icon: iconIndividual,
  }))
  return (
    <section className="section" aria-labelledby="servicios">
      <div className="wrap">
        <header className="section-head split">
          <h2 id="servicios">{sectionTitle || 'Servicios'}</h2>
          {sectionSubtitle && <p>{sectionSubtitle}</p>}
          <Paragraphs text={sectionText} />
        </header>
        <div className={`${tabStyles.tabs} ${styles.tabs}`}>
          <Island
            name="ServiceTabs"
            component={ServiceTabs}
            props={{ label: sectionTitle || 'Servicios', tabs }}
            className={styles.list}
          />
          <div className={styles.panels}>
            {services.map((service) => (
              <Panel key={service.id} service={service} linkText={linkText} />
            ))}
          </div>
          {buttonText && (
            <a className={`more-link ${styles.all}`} href={basePaths.services}>
              {buttonText}
              <Icon name="arrow" />
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

function Panel({ service, linkText }: { service: Service; linkText: string }) {
  const { id, title, shortDescription, benefits, imageHome } = service
  return (
    <div id={panelId(id)} className={tabStyles.panel}>
      <ServiceMosaic service={service} image={imageHome} />
      <div className={styles.columns}>
        <div>
          <h3>{title}</h3>
          <p>{shortDescription}</p>
        </div>
        <div>
          {benefits.length > 0 && (
            <>
              <h4>Beneficios</h4>
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </>
          )}
          <a className="btn btn-line" href={`${basePaths.services}/${id}`}>
            {linkText || 'Conocer el servicio'}
            <span className="visually-hidden">: {title}</span>
          </a>
        </div>
      </div>
    </div>
  )
}
