import { localTime } from '#content/hours/local-time.ts'
import { isOn } from '#content/hours/open-spans.ts'
import type { Week } from '#site/pages/contact/week-hours.tsx'
import { everyHalfMinute } from '#site/places/every-half-minute.ts'

/** Marks the lines of today in the hours of places, also in a tab that stays open overnight. */
export function markToday(weeks: readonly HTMLElement[]) {
  everyHalfMinute(() => {
    for (const list of weeks) {
      const { timeZone, on }: Week = JSON.parse(list.dataset.week ?? '')
      const today = localTime(new Date(), timeZone).date
      for (const [index, line] of [...list.children].entries()) {
        const days = on[index]
        if (days && isOn(days, today)) line.setAttribute('aria-current', 'date')
        else line.removeAttribute('aria-current')
      }
    }
  })
}
