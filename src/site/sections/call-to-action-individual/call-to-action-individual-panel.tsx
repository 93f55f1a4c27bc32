import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './call-to-action-individual-panel.module.css'

/** The invitation at the end of a disease, symptom or service, in that entry's words; nothing while they are empty. */
export function CallToActionIndividualPanel() {
  const { route, images } = useRenderContext()
  const { callToActionIndividual, doctorInfo, buttons } = useSiteContent()
  const text = route.page === 'detail' ? route.topic.entry.ctaText : ''
  if (!text) return null
  return (
    <section className={`on-dark ${styles.panel}`} aria-labelledby="llamado">
      <Picture image={images(callToActionIndividual.backgroundImage)} alt="" />
      <h2 id="llamado">{text}</h2>
      <div className="btns">
        <CallButton doctorInfo={doctorInfo} text={buttons.btnCallText} />
        <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
      </div>
    </section>
  )
}
