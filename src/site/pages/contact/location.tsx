import { placesOf } from '#content/places/places.ts'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './contact-page.module.css'
import { Embed } from './embed.island.tsx'
import { PracticeState } from './practice-hours.tsx'
import { frameSource, mapSandbox } from './third-parties.ts'
import { hasWorkplaces, Workplaces } from './workplaces.tsx'

/** Address and opening hours of the practice. */
export function Location() {
  const { images } = useRenderContext()
  const content = useSiteContent()
  const { doctorInfo, contact } = content
  const { googleMapsLink, googleMapsEmbedLink } = doctorInfo
  const isOne = placesOf(content).length === 1
  const hasMap = isOne && (googleMapsLink !== '' || googleMapsEmbedLink !== '')
  if (!hasMap && !hasWorkplaces(content)) return null
  const title = contact.mapTitle || 'Ubicación y horario'
  return (
    <section aria-labelledby="titulo-mapa">
      <h2 id="titulo-mapa">{title}</h2>
      {!isOne && (
        <div className={styles.state}>
          <PracticeState />
        </div>
      )}
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
