import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { LegalNumbers } from '#site/components/legal-numbers.tsx'
import { Picture } from '#site/components/picture.tsx'
import type { PageKind } from '#site/pages/page-kind.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import type { PreparingRoute } from '#site/route.ts'
import styles from './preparing-page.module.css'

const title = 'Sitio en preparación'

/** All that visitors see before the launch: that there will be a site, and what is the owner's own of her name and phones. */
function PreparingView({ status }: PreparingRoute) {
  const { images } = useRenderContext()
  const { doctorInfo, buttons } = useSiteContent()
  const { name, specialty, phone, whatsapp } = doctorInfo
  return (
    <main id="contenido" className={`wrap ${styles.page}`}>
      <Picture image={images('/dibujos/mural.svg')} alt="" sizes="420px" priority className={styles.tiles} />
      <div>
        {name ? (
          <>
            <p className={styles.state}>{title}</p>
            <h1>{name}</h1>
            <p className="lead">{specialty}</p>
          </>
        ) : (
          <h1>{title}</h1>
        )}
        <p>
          {status === 410
            ? 'Este enlace ya no muestra el borrador. Si todavía necesita verlo, pida otro a quien se lo envió.'
            : 'Muy pronto encontrará aquí los servicios, los horarios y cómo llegar al consultorio.'}
        </p>
        {(phone || whatsapp) && (
          <>
            <p>Mientras tanto, llame o escriba para pedir su cita.</p>
            <div className="btns">
              <CallButton doctorInfo={doctorInfo} text={`Llamar al ${doctorInfo.phoneDisplay}`} />
              <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
            </div>
          </>
        )}
        {name && (
          <div className={styles.numbers}>
            <LegalNumbers />
          </div>
        )}
      </div>
    </main>
  )
}

export const preparingPage = (route: PreparingRoute): PageKind => ({
  View: () => <PreparingView {...route} />,
  status: route.status,
  isBare: true,
  head: ({ 'site-content': { doctorInfo } }) => ({
    path: '',
    title: [title, doctorInfo.name].filter(Boolean).join(' | '),
    description: '',
  }),
})
