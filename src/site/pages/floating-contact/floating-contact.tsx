import { barLabels } from '#site/components/call-labels.ts'
import { QuickBar } from '#site/components/quick-bar.tsx'
import { Island } from '#site/islands/island.tsx'
import { isClosedByNotice } from '#site/notices.ts'
import { usePageContact } from '#site/places/page-contact.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { FloatingButtons } from './floating-buttons.island.tsx'

/** The floating contact buttons of every page. */
export function FloatingContact() {
  const { images, site } = useRenderContext()
  const { buttons } = useSiteContent()
  const { places, doctorInfo } = usePageContact()
  const { phone, whatsapp, whatsappMessage } = doctorInfo
  const { videoLink, videoPoster, videoTitle } = buttons
  return (
    <aside aria-label="Contacto rápido" data-floating="">
      <QuickBar doctorInfo={doctorInfo} buttons={buttons} />
      <Island
        name="FloatingButtons"
        component={FloatingButtons}
        when="use"
        props={{
          ...barLabels({ buttons }),
          ...(places.length === 1 && { ofPage: { phone, whatsapp, whatsappMessage } }),
          ...(places.length !== 1 && isClosedByNotice(site) && { ofPage: { whatsappMessage } }),
          video: videoLink
            ? {
                link: videoLink,
                title: videoTitle || 'Video de presentación',
                ...(videoPoster && { poster: images(videoPoster).src }),
              }
            : null,
        }}
      />
    </aside>
  )
}
