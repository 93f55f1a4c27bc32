import { addDays, momentOf } from '#content/hours/local-time.ts'
import type { publicDayCalls } from '#contract/public-days.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import { takeTurns } from '../process/waits.ts'
import { createChecklists } from '../store/checklists.ts'
import { releaseBefore } from '../store/recorded-release.ts'
import type { Api } from './api.ts'
import { liveRelease, sendUnpublishedPage } from './unpublished-pages.ts'

/** What was public at the end of a day, from the history of publications. */
export function publicDayHandlers(api: Api): Handlers<typeof publicDayCalls> {
  const { store, renderer, security, now } = api

  /** @throws {Problem} `not_found` for a day before the first publication, or after today. */
  async function publicOn(day: string) {
    const live = liveRelease(api)
    const { timeZone } = live.snapshot['site-content'].doctorWorkInfo
    const [start, end] = [day, addDays(day, 1)].map((date) => momentOf({ date, time: '00:00' }, timeZone))
    if (!start || !end || start > now()) throw nothingPublic()
    const release = await releaseBefore(store, end.toISOString())
    if (!release) throw nothingPublic()
    return { live, release, end }
  }

  return {
    'GET /api/public-days/:day': async ({ params }) => ({
      publishedAt: (await publicOn(params.day)).release.createdAt,
    }),

    'GET /api/public-days/:day/printout': async ({ params, reply }) => {
      const { live, release, end } = await publicOn(params.day)
      // Notices show what they showed at the end of the day.
      const moment = new Date(Math.min(end.getTime() - 1, now().getTime()))
      const snapshot = await store.loadSnapshot(release.revisions, live, moment)
      const { launchedAt } = snapshot
      const rendering = renderer.open(snapshot).printout({
        date: params.day,
        publishedAt: release.createdAt,
        isBeforeLaunch: launchedAt === undefined || launchedAt >= end.toISOString(),
        checklist: await createChecklists(store).lastBefore(end.toISOString()),
      })
      // Rendering all pages takes long, so other requests run in between.
      const turn = takeTurns()
      let step = rendering.next()
      while (!step.done) {
        await turn()
        step = rendering.next()
      }
      return sendUnpublishedPage(reply, security, step.value, 'noindex')
    },
  }
}

const nothingPublic = () => new Problem('not_found', { detail: 'Ese día no había nada publicado.' })
