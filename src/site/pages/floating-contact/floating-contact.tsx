import { barLabels } from '#site/components/call-labels.ts'
import { QuickBar } from '#site/components/quick-bar.tsx'
import { Island } from '#site/islands/island.tsx'
import { isClosedByNotice } from '#site/notices.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { FloatingButtons } from './floating-buttons.island.tsx'

/** The floating contact buttons of every page. */
export function FloatingContact() {
  const { images, site } = useRenderContext()
  const { doctorInfo, buttons } = useSiteContent()
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
          ...(isClosedByNotice(site) && { closedMessage: doctorInfo.whatsappMessage }),
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
