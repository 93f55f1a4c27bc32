import { DocumentForm } from '#admin/draft-screen/document-form.tsx'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { useDraft } from '#admin/form/form-context.tsx'
import { PathFields } from '#admin/form/path-fields.tsx'
import { Card } from '#admin/shell/card.tsx'
import { valueAt } from '#content/values/json.ts'
import { placesIn } from './drafted-places.ts'
import { OverlapNotes } from './overlap-notes.tsx'
import { PlacesEditor } from './places-editor.tsx'
import { useToday } from './use-today.ts'

const title = 'Lugares'

/** /admin/lugares: where the doctor sees patients, each place with its own hours, telephones and map. */
export const PlacesScreen = () => (
  <DocumentScreen name="site-content" title={title}>
    <DocumentForm name="site-content" title={title}>
      <p className="readable">
        Cada lugar tiene su horario, sus teléfonos y su mapa. El sitio dice en cuál está abierto ahora. La
        dirección, la ciudad y el mapa del primero son los de todo el sitio.
      </p>
      <Card title="Primer lugar">
        <EndedNote />
        <details>
          <summary>Ver y cambiar sus datos</summary>
          <PathFields paths={firstPlace} labels={labels} />
          <details>
            <summary>Fechas, horario con palabras y hora local</summary>
            <PathFields paths={seldomFields} />
          </details>
        </details>
      </Card>
      <PlacesEditor />
      <OverlapNotes />
    </DocumentForm>
  </DocumentScreen>
)

/** Says which place the site shows first once the last day of the first one is over. */
function EndedNote() {
  const today = useToday()
  const endsOn = useDraft(({ draft }) => valueAt(draft, 'doctorWorkInfo.consulting.endsOn'))
  const isOnly = useDraft(({ draft }) => placesIn(draft).length === 0)
  if (typeof endsOn !== 'string' || endsOn === '' || endsOn >= today || isOnly) return null
  return (
    <p>
      Su último día aquí ya pasó. El sitio muestra primero el siguiente lugar visible; para dejarlo así,
      ábralo abajo y toque «Poner en primer lugar».
    </p>
  )
}

const firstPlace = [
  'doctorWorkInfo.consulting.header',
  'doctorWorkInfo.consulting.kind',
  'doctorInfo.address',
  'doctorInfo.city',
  'doctorInfo.state',
  'doctorInfo.postalCode',
  'doctorInfo.googleMapsLink',
  'doctorWorkInfo.consulting.schedule',
  'doctorWorkInfo.consulting.byAppointment',
  'doctorWorkInfo.consulting.phones',
  'doctorWorkInfo.consulting.access',
  'doctorWorkInfo.consulting.hasRamp',
  'doctorWorkInfo.consulting.hasLift',
  'doctorWorkInfo.consulting.bookingLink',
  'doctorWorkInfo.consulting.reviewLink',
  'doctorWorkInfo.consulting.picture',
  'doctorWorkInfo.consulting.takesEmergencies',
  'doctorWorkInfo.consulting.visible',
]

const seldomFields = [
  'doctorWorkInfo.consulting.startsOn',
  'doctorWorkInfo.consulting.endsOn',
  'doctorWorkInfo.consulting.hours',
  'doctorWorkInfo.consulting.timeZone',
]

const labels = { 'doctorWorkInfo.consulting.header': 'Nombre' }
