import { canBeDismissed } from '#content/checks/finding.ts'
import { changesSince } from '#content/filing/changes-since.ts'
import { addDays, momentOf } from '#content/hours/local-time.ts'
import type { filingCalls } from '#contract/filings.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { pagePaths } from '../filing/filing-maker.ts'
import { Problem } from '../problems/problem.ts'
import type { Release } from '../releases/release.ts'
import { createFilings, type StoredFiling } from '../store/filings.ts'
import { releaseBefore } from '../store/recorded-release.ts'
import type { Api } from './api.ts'
import { sendPrivateFile } from './private-files.ts'
import { liveRelease, sendOwnersPage } from './unpublished-pages.ts'

/** Changes in one response at most. */
const maxChanges = 200

/** The filings for the COFEPRIS, and what was public at the end of a day, from the history of publications. */
export function filingHandlers(api: Api): Handlers<typeof filingCalls> {
  const { store, renderer, checks, dismissed, files, filingJobs } = api
  const filings = createFilings(store)

  async function described({ file, ...filing }: StoredFiling) {
    return { ...filing, bytes: (await files.info(file))?.bytes ?? 0 }
  }

  /** What the owner said about findings is part of the proofs. */
  async function dismissedFindings({ snapshot }: Release) {
    const rows = new Map((await dismissed.list()).map((row) => [row.key, row.reason]))
    return (await checks.check(snapshot)).flatMap((finding) => {
      const { key, label, text } = finding
      const reason = canBeDismissed(finding) ? rows.get(key) : undefined
      return reason === undefined ? [] : [{ label, text, reason }]
    })
  }

  async function sinceLastFiled(all: readonly StoredFiling[]) {
    const [last] = all
      .filter(({ filedOn }) => filedOn !== null)
      .toSorted((one, other) => `${other.filedOn}`.localeCompare(`${one.filedOn}`))
    if (!last?.filedOn) return null
    const live = liveRelease(api)
    const filed = await store.loadSnapshot({ ...live.revisions, ...last.revisions }, live)
    const changes = changesSince(filed, live.snapshot)
    const more = Math.max(0, changes.length - maxChanges)
    return { filedOn: last.filedOn, changes: changes.slice(0, maxChanges), more }
  }

  /** @throws {Problem} `not_found` for a day before the first publication, or after today. */
  async function publicOn(day: string) {
    const live = liveRelease(api)
    const { timeZone } = live.snapshot['site-content'].doctorWorkInfo
    const [start, end] = [day, addDays(day, 1)].map((date) => momentOf({ date, time: '00:00' }, timeZone))
    if (!start || !end || start > new Date()) throw nothingPublic()
    const release = await releaseBefore(store, end.toISOString())
    if (!release) throw nothingPublic()
    // Notices show what they showed at the end of the day.
    const moment = new Date(Math.min(end.getTime() - 1, Date.now()))
    const snapshot = await store.loadSnapshot(release.revisions, live, moment)
    return { publishedAt: release.createdAt, snapshot }
  }

  return {
    'GET /api/cofepris': async () => {
      const all = await filings.list()
      return {
        canMake: filingJobs.canMake,
        ...filingJobs.state(),
        packs: await Promise.all(all.map(described)),
        since: await sinceLastFiled(all),
      }
    },

    'POST /api/cofepris/packs': async ({ person }) => {
      if (!filingJobs.canMake) throw new Problem('chromium_missing')
      const findings = await dismissedFindings(liveRelease(api))
      if (!filingJobs.start(findings, person.name)) throw new Problem('pack_running')
      return {}
    },

    'POST /api/cofepris/packs/:id/filed': async ({ params, body }) => {
      if (!(await filings.setFiled(params.id, body))) throw new Problem('not_found')
      return {}
    },

    'DELETE /api/cofepris/packs/:id': async ({ params }) => {
      if (!(await filings.remove(params.id))) throw new Problem('not_found')
    },

    'GET /api/cofepris/packs/:id/file': async ({ params, reply }) => {
      const filing = await filings.find(params.id)
      if (!filing) throw new Problem('not_found')
      return sendPrivateFile(reply, api, filing.file)
    },

    'GET /api/public-days/:day': async ({ params }) => {
      const { publishedAt, snapshot } = await publicOn(params.day)
      return { publishedAt, paths: pagePaths(renderer.open(snapshot)) }
    },

    'GET /api/public-days/:day/page': async ({ params, query, reply }) =>
      sendOwnersPage(reply, api, (await publicOn(params.day)).snapshot, query.path),
  }
}

const nothingPublic = () => new Problem('not_found', { detail: 'Ese día no había nada publicado.' })
