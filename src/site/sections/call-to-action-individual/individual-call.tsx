import type { ReactNode } from 'react'
import { placesWords } from '#content/places/service-places.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './individual-call.module.css'

type Parts = {
  title: ReactNode
  /** Buttons to call and to write to the doctor. */
  buttons: ReactNode
}

/**
 * The call to action at the end of a disease, symptom or service page, with the entry's own text; nothing if that is
 * empty.
 */
export function IndividualCall({
  className,
  children,
}: {
  className: string | undefined
  children: (parts: Parts) => ReactNode
}) {
  const { route } = useRenderContext()
  const { buttons } = useSiteContent()
  const { places, doctorInfo } = usePageContact()
  if (route.page !== 'detail' || !route.topic.entry.ctaText) return null
  const { ctaText } = route.topic.entry
  return (
    <section className={`${className} ${styles.call}`} aria-labelledby="llamado">
      {children({
        title: <h2 id="llamado">{ctaText}</h2>,
        buttons: (
          <>
            <div className="btns">
              <CallButton doctorInfo={doctorInfo} text={buttons.btnCallText} />
              <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
            </div>
            {places.length > 0 && <p>Solo {placesWords(places)}.</p>}
          </>
        ),
      })}
    </section>
  )
}
