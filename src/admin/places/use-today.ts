import { useDraft } from '#admin/form/form-context.tsx'
import { useNow } from '#admin/shell/use-now.ts'
import { localTime } from '#content/hours/local-time.ts'
import { timeZoneNames } from '#content/hours/time-zones.ts'
import { valueAt } from '#content/values/json.ts'

/** The date by the clocks of the practice. */
export function useToday(): string {
  const zone = useDraft(({ draft }) => valueAt(draft, 'doctorWorkInfo.timeZone'))
  const timeZone = timeZoneNames.find((name) => name === zone) ?? 'America/Mexico_City'
  return localTime(useNow(), timeZone).date
}
