import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '../../sample-site/index.ts'
import { launchedAt } from './launched.ts'
import { type Choice, defaultsWith, selectionOf } from './variant-site.ts'

const workdays = (opens: string, closes: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [{ opens, closes }]]),
  )

const afternoons = {
  id: 'star-medica',
  header: 'Star Médica',
  kind: 'hospital',
  address: 'Calle 7 Sur 300',
  neighbourhood: 'La Paz',
  postalCode: '72160',
  access: 'Piso 3, consultorio 304. Estacionamiento en el sótano.',
  hasLift: true,
  schedule: workdays('16:00', '20:00'),
  phones: [
    { subheader: 'Recepción', phone: '222 444 5566' },
    { subheader: 'WhatsApp', phone: '222 111 2233' },
  ],
  bookingLink: 'https://www.doctoralia.com.mx/star-medica',
} as const

const saturdays = {
  id: 'torre',
  header: 'Torre de Especialidades del Hospital Universitario de Puebla',
  kind: 'clinica',
  address: 'Boulevard Capitán Carlos Camacho Espíritu 4502',
  neighbourhood: 'Ciudad Universitaria',
  schedule: { saturday: [{ opens: '10:00', closes: '13:00', weeks: ['first', 'third'] }] },
} as const

const byAppointment = { id: 'lomas', header: 'Clínica Lomas', byAppointment: true } as const

/** The sample with so many places where patients are seen, and an emergency service elsewhere. */
export function snapshotWithPlaces(count: 1 | 2 | 3 | 4, choice: Choice = {}): Snapshot {
  const content = sampleDocuments['site-content']
  return {
    ...parseSnapshot({
      ...sampleDocuments,
      'selected-sections': selectionOf(defaultsWith(choice)),
      'site-content': {
        ...content,
        doctorWorkInfo: {
          ...content.doctorWorkInfo,
          consulting: {
            ...content.doctorWorkInfo?.consulting,
            header: 'Consultorio Roma',
            schedule: workdays('09:00', '14:00'),
          },
          otherPlaces: [afternoons, saturdays, byAppointment].slice(0, count - 1),
          urgencies: {
            ...content.doctorWorkInfo?.urgencies,
            address: 'Hospital Ángeles, Av. Kepler 2143',
          },
        },
      },
      services: sampleDocuments.services.map((service, index) =>
        index === 0 ? { ...service, places: ['star-medica'] } : service,
      ),
    }),
    launchedAt,
  }
}
