import { addDays, localTime, momentOf } from '../hours/local-time.ts'
import type { Page } from './page.ts'

type Days = Pick<Page, 'from' | 'until'>

/** Whether visitors see a page on a day of the practice, by its days. */
export const isRunning = ({ from, until }: Days, today: string): boolean =>
  (from === '' || from <= today) && (until === '' || today <= until)

/** Whether the same pages run at two moments. */
export function runAlike(pages: readonly Days[], timeZone: string, one: Date, other: Date): boolean {
  if (pages.length === 0) return true
  const [here, there] = [localTime(one, timeZone).date, localTime(other, timeZone).date]
  return here === there || pages.every((page) => isRunning(page, here) === isRunning(page, there))
}

/** When the pages begin to run, and when they end. */
export const dayChanges = (pages: readonly Days[], timeZone: string): Date[] =>
  pages
    .flatMap(({ from, until }) => [from, until && addDays(until, 1)])
    .filter((date) => date !== '')
    .map((date) => momentOf({ date, time: '00:00' }, timeZone))
