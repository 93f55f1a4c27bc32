import type { ReactNode } from 'react'
import { useDraft } from '#admin/form/form-context.tsx'
import { Card } from '#admin/shell/card.tsx'
import { valueAt } from '#content/values/json.ts'
import { useDraftedPlaces } from './drafted-places.ts'
import { useToday } from './use-today.ts'
import { WeekDrawing } from './week-drawing.tsx'

/** The week of all places as typed so far. */
export function WeekCard({ children }: { readonly children?: ReactNode }) {
  const places = useDraftedPlaces()
  const isTwelve = useDraft(({ draft }) => valueAt(draft, 'doctorWorkInfo.clock') === '12h')
  const today = useToday()
  return (
    <Card title="Su semana">
      <WeekDrawing places={places} today={today} clock={isTwelve ? '12h' : '24h'} />
      {children}
    </Card>
  )
}
