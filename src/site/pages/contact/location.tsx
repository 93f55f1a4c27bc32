import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './contact-page.module.css'
import { Embed } from './embed.island.tsx'
import { frameSource, mapSandbox } from './third-parties.ts'
import { Workplaces, workplaces } from './workplaces.tsx'

/** Address and opening hours of the practice. */
export function Location() {
  const { images } = useRenderContext()
  const content = useSiteContent()
  const { doctorInfo, contact } = content
  const { googleMapsLink, googleMapsEmbedLink } = doctorInfo
  const hasMap = googleMapsLink !== '' || googleMapsEmbedLink !== ''
  if (!hasMap && workplaces(content).length === 0) return null
  const title = contact.mapTitle || 'Ubicación y horario'
  return (
    <section aria-labelledby="titulo-mapa">
      <h2 id="titulo-mapa">{title}</h2>
      {hasMap && (
        <Island
          className={styles.map}
          name="Embed"
          component={Embed}
          props={{
            title: contact.mapTitle || 'Mapa',
            tap: 'directions' as const,
            text: contact.mapText,
            provider: 'Google Maps',
            src: frameSource(googleMapsEmbedLink),
            sandbox: mapSandbox,
            buttonText: contact.mapButtonText || 'Ver el mapa',
            closeText: 'Cerrar el mapa',
            image: images(contact.mapImage),
            links: googleMapsLink ? [{ href: googleMapsLink, text: 'Cómo llegar' }] : [],
          }}
        />
      )}
      <Workplaces />
    </section>
  )
}
