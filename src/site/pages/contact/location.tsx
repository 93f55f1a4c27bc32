import { frameSource, mapSandbox } from '#content/links/third-parties.ts'
import { placesOf } from '#content/places/places.ts'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './contact-page.module.css'
import { Embed } from './embed.island.tsx'
import { PracticeState } from './practice-hours.tsx'
import { hasWorkplaces, Workplaces } from './workplaces.tsx'

/** Address and opening hours of the practice. */
export function Location() {
  const { images } = useRenderContext()
  const content = useSiteContent()
  const { contact } = content
  const [first, ...others] = placesOf(content)
  const { mapLink = '', mapFrame = '' } = others.length === 0 && first ? first : {}
  const hasMap = mapLink !== '' || mapFrame !== ''
  if (!hasMap && !hasWorkplaces(content)) return null
  const title = contact.mapTitle || 'Ubicación y horario'
  return (
    <section aria-labelledby="titulo-mapa">
      <h2 id="titulo-mapa">{title}</h2>
      {others.length > 0 && (
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
            text: contact.mapText,
            provider: 'Google Maps',
            src: frameSource(mapFrame),
            sandbox: mapSandbox,
            buttonText: contact.mapButtonText || 'Ver el mapa',
            closeText: 'Cerrar el mapa',
            image: images(contact.mapImage),
            links: mapLink ? [{ href: mapLink, text: 'Cómo llegar' }] : [],
          }}
        />
      )}
      <Workplaces />
    </section>
  )
}
