import { isInWeeks } from '#content/hours/month-weeks.ts'
import type { Week } from '#site/pages/contact/week-hours.tsx'
import { everyHalfMinute } from '#site/places/every-half-minute.ts'

/**
 * Marks the lines of today in the hours of places, also in a tab that stays open overnight. It runs before the first
 * use, so it asks the browser for the date instead of loading `content/hours/local-time.ts`.
 */
export function markToday(weeks: readonly HTMLElement[]) {
  everyHalfMinute(() => {
    for (const list of weeks) {
      const { timeZone, on }: Week = JSON.parse(list.dataset.week ?? '')
      const today = todayIn(timeZone)
      for (const [index, line] of [...list.children].entries()) {
        const days = on[index]
        if (today && days?.days.some((day) => day === today.weekday) && isInWeeks(today.date, days.weeks))
          line.setAttribute('aria-current', 'date')
        else line.removeAttribute('aria-current')
      }
    }
  })
}

/** Date and English weekday; undefined in a browser that is older than the time zone. */
function todayIn(timeZone: string) {
  const now = new Date()
  try {
    return {
      date: now.toLocaleDateString('sv-SE', { timeZone }),
      weekday: now.toLocaleDateString('en-US', { timeZone, weekday: 'long' }),
    }
  } catch {
    return undefined
  }
}
