import { addDays, localTime } from '#content/hours/local-time.ts'
import type { ComparisonReports } from '#content/layouts/comparison-report.ts'
import { comparableSections, fitOf, isComparable } from '#content/layouts/layout-comparison.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Release } from '../releases/release.ts'
import { endComparison, listComparisons, startComparison } from '../store/layout-comparisons.ts'
import { retryWhileBusy } from '../store/retry-while-busy.ts'
import type { Revision } from '../store/revision.ts'
import type { Store } from '../store/store.ts'
import { readHomeVisits } from '../store/visit-counts.ts'
import { comparisonReport } from './comparison-report.ts'
import type { VisitCounter } from './visit-counter.ts'

type Options = {
  readonly store: Pick<Store, 'db' | 'saveTogether' | 'latestRevision'>
  readonly publisher: Pick<Publisher, 'live' | 'republish'>
  /** Makes saved sections visible. @throws {Problem} `saved_not_published` */
  readonly publishSections: (saved: Revision<'selected-sections'>) => Promise<unknown>
  readonly visits: Pick<VisitCounter, 'flush' | 'now'>
}

/** Comparisons that the screen shows. */
const maxListed = 6

/** Starts, ends and reports comparisons of two layouts. */
export function createComparisons({ store, publisher, publishSections, visits }: Options) {
  function practice() {
    const { live } = publisher
    if (!live) throw new Problem('not_ready')
    const content = live.snapshot['site-content']
    const today = localTime(visits.now(), content.doctorWorkInfo.timeZone).date
    return { live, today, isCounting: content.privacy.countsVisits }
  }

  /** Ends the comparison and makes its second layout the published one, together or not at all. */
  async function keepSecond(number: number, author: string) {
    const { live, today } = practice()
    const { comparison, 'selected-sections': published } = live.snapshot
    if (comparison?.number !== number || fitOf(comparison, published) !== 'fits') throw isOver()
    const { section, layouts } = comparison
    const kept = { ...published[section], component: layouts[1] }
    const saved = await store.saveTogether(async ({ saveRevision }, tx) => {
      if (!(await endComparison(tx, number, { ending: 'second', day: today, at: visits.now() })))
        throw isOver()
      // Sections that were saved and not published must not become public by this.
      const isExpected = (latest?: { number: number }) =>
        latest?.number === live.revisions['selected-sections']
      const value = { ...published, [section]: kept }
      return saveRevision({ document: 'selected-sections', value, author, isExpected })
    })
    await publishSections(saved)
  }

  /**
   * Ends the comparison of a release that shows another layout of the section, or hides it: what the owner publishes
   * always wins. Several instances may do so at once.
   */
  async function endOvertaken({ snapshot }: Pick<Release, 'snapshot'>): Promise<void> {
    const { comparison } = snapshot
    if (!comparison) return
    const ending = fitOf(comparison, snapshot['selected-sections'])
    if (ending === 'fits') return
    const end = { ending, day: practice().today, at: visits.now() }
    await retryWhileBusy(() => endComparison(store.db, comparison.number, end))
  }

  return {
    async report(): Promise<ComparisonReports> {
      const { live, today, isCounting } = practice()
      const published = live.snapshot['selected-sections']
      // The release may be so new that its subscribers have not been called.
      await endOvertaken(live)
      await visits.flush()
      const comparisons = await listComparisons(store.db, maxListed)
      const first = comparisons.at(-1)?.firstDay ?? today
      const counts = await readHomeVisits(store.db, first, addDays(today, -1))
      const reports = comparisons.map((comparison) => comparisonReport(comparison, counts, today))
      return {
        ...{ isCounting, today },
        sections: comparableSections.map((section) => {
          const { component, display } = published[section]
          return { section, layout: component, isShown: display }
        }),
        running: reports.find(({ ended }) => ended === null) ?? null,
        over: reports.filter(({ ended }) => ended !== null),
      }
    },

    /**
     * Compares the published layout of a section with another one, from the next midnight on.
     * @throws {Problem} `comparison_refused`
     */
    async start({ section, layout, author }: { section: string; layout: string; author: string }) {
      const { live, today, isCounting } = practice()
      const sections = live.snapshot['selected-sections']
      const type = Object.keys(sections).find((name): name is keyof typeof sections => name === section)
      if (!type || !isComparable(type, [sections[type].component, layout]))
        throw refusal('Elija una sección de la página de inicio y un diseño distinto del publicado.')
      if (!sections[type].display)
        throw refusal('Esa sección está oculta: publíquela visible antes de comparar.')
      if (!isCounting) throw refusal('Las visitas no se cuentan ahora; sin ellas no hay qué comparar.')
      await endOvertaken(live)
      const started = await startComparison(store.db, {
        ...{ section: type, layouts: [sections[type].component, layout], author },
        ...{ firstDay: addDays(today, 1), startedAt: visits.now() },
      })
      if (!started) throw refusal('Ya se comparan dos diseños. Termine primero esa comparación.')
      await publisher.republish()
    },

    /**
     * Ends a comparison with the layout that its owner keeps. A repeated call does nothing.
     * @throws {Problem} `comparison_refused` if it is over in another way, or `saved_not_published`.
     */
    async end(number: number, keep: 'first' | 'second', author: string) {
      const found = (await listComparisons(store.db, maxListed)).find((each) => each.number === number)
      if (!found) throw new Problem('not_found')
      if (found.ended?.ending === keep) return
      if (found.ended) throw isOver()
      if (keep === 'second') {
        await keepSecond(number, author).catch((error: unknown) => {
          const isUnpublished = error instanceof Problem && error.code === 'stale_revision'
          throw isUnpublished ? refusal(unpublished) : error
        })
        return
      }
      const end = { ending: keep, day: practice().today, at: visits.now() }
      await retryWhileBusy(() => endComparison(store.db, number, end))
      await publisher.republish()
    },

    endOvertaken,
  }
}

export type Comparisons = ReturnType<typeof createComparisons>

const unpublished = 'Hay secciones guardadas y sin publicar. Publíquelas o deshágalas, e intente de nuevo.'
const refusal = (detail: string) => new Problem('comparison_refused', { detail })
const isOver = () => refusal('Esa comparación ya terminó.')
