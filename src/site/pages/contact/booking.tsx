import { bookingSandbox, frameSource } from '#content/links/third-parties.ts'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { Embed } from './embed.island.tsx'

/** The booking calendar of the doctors' directory. It loads only after a click. */
export function Booking() {
  const { images } = useRenderContext()
  const { doctorInfo, contact } = useSiteContent()
  const { doctoraliaLink, nimboLink } = doctorInfo
  const links = [
    { href: doctoraliaLink, text: 'Abrir en Doctoralia' },
    { href: nimboLink, text: 'Abrir en Nimbo' },
  ].filter(({ href }) => href !== '')
  if (links.length === 0) return null
  const title = contact.bookingTitle || 'Agenda en línea'
  return (
    <section aria-labelledby="titulo-agenda">
      <h2 id="titulo-agenda">{title}</h2>
      <Island
        name="Embed"
        component={Embed}
        props={{
          title,
          text: contact.bookingText,
          provider: 'Doctoralia',
          src: frameSource(doctoraliaLink),
          tall: true,
          sandbox: bookingSandbox,
          buttonText: contact.bookingButtonText || 'Abrir la agenda',
          closeText: 'Cerrar la agenda',
          image: images(contact.bookingImage),
          links,
        }}
      />
    </section>
  )
}
