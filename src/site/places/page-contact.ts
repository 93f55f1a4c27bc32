import { contactAt, placesOfService } from '#content/places/service-places.ts'
import { isClosedByNotice } from '#site/notices.ts'
import { useRenderContext } from '#site/render-context.ts'

/**
 * The numbers that a page's buttons call and write to: on the page of a service that is done at one place, those of that
 * place. While a notice closes the practice, the first message stays the one that says so.
 */
export function usePageContact() {
  const { route, site } = useRenderContext()
  const content = site['site-content']
  const isService = route.page === 'detail' && route.topic.kind === 'services'
  const places = isService ? placesOfService(route.topic.entry, content) : []
  const contact = contactAt(places, content)
  const { whatsappMessage } = isClosedByNotice(site) ? content.doctorInfo : contact
  return { places, doctorInfo: { ...contact, whatsappMessage } }
}
