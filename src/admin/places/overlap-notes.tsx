import { Alert } from '@mantine/core'
import { useDraft } from '#admin/form/form-context.tsx'
import { findOverlaps, overlapWords } from '#content/overlaps/overlaps.ts'
import { valueAt } from '#content/values/json.ts'
import { useDraftedPlaces } from './drafted-places.ts'
import { useToday } from './use-today.ts'

/** Says when the timetables as typed so far have her in two places in the same week. */
export function OverlapNotes() {
  const clock = useDraft(({ draft }) => valueAt(draft, 'doctorWorkInfo.clock')) === '12h' ? '12h' : '24h'
  const overlaps = findOverlaps(useDraftedPlaces(), useToday())
  if (overlaps.length === 0) return null
  return (
    <Alert color="ochre" title="Horarios que se enciman">
      <ul className="plain-list">
        {overlaps.map((overlap) => {
          const words = overlapWords(overlap, clock)
          return <li key={words}>{words}</li>
        })}
      </ul>
    </Alert>
  )
}
