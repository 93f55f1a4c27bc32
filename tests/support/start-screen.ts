import type { Page } from '@playwright/test'
import type { Schedule } from '../../src/content/hours/schedule.ts'
import { signIn } from './admin.ts'
import { changeContent } from './site-info.ts'

const allDay = [{ opens: '00:00', closes: '23:59' }]
/** Open at any time at which the test runs. */
const always: Schedule = {
  monday: allDay,
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: allDay,
  saturday: allDay,
  sunday: allDay,
}

/** Signs in as the owner of a practice that is open now. */
export async function openStart(page: Page) {
  await signIn(page)
  await changeContent(page, ({ doctorWorkInfo }) =>
    Object.assign(doctorWorkInfo.consulting, { schedule: always }),
  )
  await page.reload()
}
