import { useQueries } from '@tanstack/react-query'
import { useLoadedDocument } from '#admin/api/documents.ts'
import { entriesQuery } from '#admin/api/entries.ts'
import { whatsappPath } from '#content/addresses/short-addresses.ts'
import { documentRow } from '#content/documents/documents.ts'
import { entryDocuments } from '#content/documents/entries.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { placesOf } from '#content/places/places.ts'
import { reviewedPlaces } from '#content/places/reviewed-places.ts'
import type { SiteContent } from '#content/site-content/index.ts'

/** What a code leads to. */
export type HandoutTarget = {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly address: string
  /** The address as it is printed, without the scheme and other parts that are not typed. */
  readonly shown: string
  /** What the piece asks for, unless she writes something else. */
  readonly call: string
}

/** Testimonials have no page of their own. */
const documentsWithPages = entryDocuments.filter((name) => name !== 'testimonials')

/** Everything that a code may lead to, and the content that it is from. Undefined while it loads. */
export function useHandoutTargets(origin: string) {
  const { data, error, refetch } = useLoadedDocument('site-content')
  const lists = useQueries({ queries: documentsWithPages.map(entriesQuery) })
  if (!data) return { error, refetch }
  const content = completeContent(data.value)
  const pages = documentsWithPages.flatMap((name, index) =>
    (lists[index]?.data ?? [])
      .filter(({ visible }) => visible)
      .map(({ id, title }) =>
        ofAddress(documentRow(name).labels.name, title, `${origin}/${documentRow(name).screen}/${id}`, title),
      ),
  )
  return { error, refetch, content, targets: [...targetsOf(content, origin), ...pages] }
}

/** The site, WhatsApp, the places and their links for reviews. @param content With facts in their places. */
function targetsOf(content: SiteContent, origin: string): HandoutTarget[] {
  const places = placesOf(content)
  return [
    ofAddress('Su sitio', 'Su página', origin, 'Conozca mi página'),
    ...(content.doctorInfo.whatsapp === ''
      ? []
      : [ofAddress('Su sitio', 'WhatsApp', origin + whatsappPath, 'Escríbame por WhatsApp')]),
    ...places.map(({ id, name }) => ({
      ...ofAddress(
        'Lugares',
        name,
        `${origin}/contacto${places.length > 1 ? `#lugar-${id}` : ''}`,
        `Cómo llegar: ${name}`,
      ),
      shown: shownAddress(`${origin}/contacto`),
    })),
    ...reviewedPlaces(content).map(({ name, path }) =>
      ofAddress('Opiniones', `Opinar en Google: ${name}`, origin + path, 'Cuente su experiencia en Google'),
    ),
  ]
}

const ofAddress = (group: string, label: string, address: string, call: string): HandoutTarget => ({
  id: `${group} ${label} ${address}`,
  group,
  label,
  address,
  shown: shownAddress(address),
  call,
})

/** Characters of the longest address that is printed to be typed. */
const maxShown = 60

function shownAddress(address: string): string {
  const shown = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  return shown.length > maxShown ? 'Apunte la cámara de su teléfono al código' : shown
}
