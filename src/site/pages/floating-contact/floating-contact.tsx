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
  const { phone, whatsapp, whatsappMessage, calls, chats } = doctorInfo
  const ofPage = {
    ...(places.length === 1 && { phone, whatsapp, whatsappMessage }),
    ...(isClosedByNotice(site) && { whatsappMessage }),
    ...(calls.length > 0 && { calls }),
    ...(chats.length > 0 && { chats }),
  }
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
          ...(Object.keys(ofPage).length > 0 && { ofPage }),
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
