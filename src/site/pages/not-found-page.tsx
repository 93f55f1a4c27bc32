import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { basePaths, topicKinds, topicTexts } from '#site/topics.ts'
import styles from './not-found-page.module.css'

/** The 404 page: links to the main pages and ways to contact the practice. */
export function NotFoundPage() {
  const { images, snapshot } = useRenderContext()
  const { doctorInfo, buttons } = useSiteContent()
  return (
    <div className={`wrap ${styles.page}`}>
      <Picture
        image={images('/dibujos/no-encontrada.svg')}
        alt=""
        sizes="320px"
        priority
        className={styles.tile}
      />
      <div>
        <h1>Esta página no existe</h1>
        <p className="lead">Puede que la dirección haya cambiado. Desde aquí encontrará lo que busca.</p>
        <ul className={styles.links}>
          <li>
            <a href="/">Inicio</a>
          </li>
          {topicKinds.map((kind) => (
            <li key={kind}>
              <a href={basePaths[kind]}>{topicTexts(snapshot, kind).page.title}</a>
            </li>
          ))}
          <li>
            <a href={contactPath}>Contacto</a>
          </li>
        </ul>
        <div className="btns">
          <CallButton doctorInfo={doctorInfo} text={buttons.btnCallText} />
          <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
        </div>
      </div>
    </div>
  )
}
