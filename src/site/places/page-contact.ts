import { phoneText } from '#content/facts/phone-text.ts'
import { type Place, placesOf } from '#content/places/places.ts'
import { callNumberOf, contactAt, messageFor, placesOfService } from '#content/places/service-places.ts'
import { type ContactLine, phoneLink, whatsappLink } from '#site/components/links.ts'
import { isClosedByNotice } from '#site/notices.ts'
import { useRenderContext } from '#site/render-context.ts'

/**
 * The numbers that a page's buttons call and write to: on the page of a service that is done at one place, those of that
 * place. While a notice closes the practice, the first message stays the one that says so. Where several places have
 * different numbers, `calls` and `chats` have a line for each place, and no label names one number.
 */
export function usePageContact() {
  const { route, site } = useRenderContext()
  const content = site['site-content']
  const isService = route.page === 'detail' && route.topic.kind === 'services'
  const places = isService ? placesOfService(route.topic.entry, content) : []
  const contact = contactAt(places, content)
  const isClosed = isClosedByNotice(site)
  const { whatsappMessage } = isClosed ? content.doctorInfo : contact

  const asked = places.length > 0 ? places : placesOf(content)
  const linesOf = (numberOf: (place: Place) => string, linkOf: (number: string, place: Place) => string) => {
    const lines = asked.flatMap((place): ContactLine[] => {
      const number = numberOf(place)
      return number
        ? [{ name: place.name, text: phoneText(number, content), href: linkOf(number, place) }]
        : []
    })
    return new Set(lines.map(({ text }) => text)).size > 1 ? lines : []
  }
  const calls = linesOf((place) => callNumberOf(place, content), phoneLink)
  const chats = linesOf(
    (place) => place.whatsapp || content.doctorInfo.whatsapp,
    (whatsapp, place) =>
      whatsappLink({
        whatsapp,
        whatsappMessage: isClosed ? whatsappMessage : messageFor(place),
        websiteUrl: contact.websiteUrl,
      }),
  )
  const phoneDisplay = calls.length > 0 ? '' : contact.phoneDisplay
  return { places, doctorInfo: { ...contact, phoneDisplay, whatsappMessage, calls, chats } }
}
