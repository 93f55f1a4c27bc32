import { useState } from 'react'
import { useDraft } from '#admin/form/form-context.tsx'
import { localTime } from '#content/hours/local-time.ts'
import { timeZoneNames } from '#content/hours/time-zones.ts'
import { valueAt } from '#content/values/json.ts'

/** The date by the clocks of the practice, when the screen was opened. */
export function useToday(): string {
  const zone = useDraft(({ draft }) => valueAt(draft, 'doctorWorkInfo.timeZone'))
  const timeZone = timeZoneNames.find((name) => name === zone) ?? 'America/Mexico_City'
  const [today] = useState(() => localTime(new Date(), timeZone).date)
  return today
}
