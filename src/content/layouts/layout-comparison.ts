import { catalogue, isSectionType, type SectionType } from '../catalogue/index.ts'
import { addDays, localTime, momentOf } from '../hours/local-time.ts'
import type { SelectedSections } from '../selected-sections.ts'

/** Sections of the home page with more than one layout. The counts of that page decide. */
export const comparableSections = (
  [
    ...['Hero', 'Purpose', 'Certifications', 'CallToAction', 'Services', 'Symptoms', 'Diseases'],
    ...['Experience', 'AboutMe', 'Testimonials', 'PaymentMethods', 'Insurance', 'PhotosGallery'],
  ] as const
).filter((type) => catalogue[type].variants.length > 1)
export type ComparableSection = (typeof comparableSections)[number]

/** Two layouts of one section that take turns by day. */
export type LayoutComparison = {
  readonly number: number
  readonly section: SectionType
  /** The published layout, and the one that is compared with it. */
  readonly layouts: readonly [string, string]
  /** The practice's date from which the layouts take turns. That day shows the first one. */
  readonly firstDay: string
}

const dayLength = 24 * 60 * 60 * 1000

/** Days from one date to another; negative if the other one is earlier. */
export const daysFrom = (one: string, other: string): number =>
  Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / dayLength)

/** Which layout a date shows: every second day from the first one shows the second layout. */
export function turnOn(firstDay: string, day: string): 0 | 1 {
  const days = daysFrom(firstDay, day)
  return days > 0 && days % 2 === 1 ? 1 : 0
}

/** Whether published sections let a comparison go on, or why not: her own choice always wins. */
export type Fit = 'fits' | 'changed' | 'hidden'

export function fitOf({ section, layouts }: LayoutComparison, sections: SelectedSections): Fit {
  const { component, display } = sections[section]
  if (!display) return 'hidden'
  const isKnown = (file: string) => catalogue[section].variants.some((variant) => variant.file === file)
  return component === layouts[0] && layouts.every(isKnown) ? 'fits' : 'changed'
}

/** What decides about the layout that a snapshot shows. */
type Shown = {
  readonly comparison?: LayoutComparison | undefined
  readonly moment: Date
  readonly 'selected-sections': SelectedSections
  readonly 'site-content': { readonly doctorWorkInfo: { readonly timeZone: string } }
}

/** The comparison whose layouts take turns, if the published sections let it go on. */
function runningIn({ comparison, 'selected-sections': sections }: Shown): LayoutComparison | undefined {
  return comparison && fitOf(comparison, sections) === 'fits' ? comparison : undefined
}

const dayAt = (snapshot: Shown, moment: Date) =>
  localTime(moment, snapshot['site-content'].doctorWorkInfo.timeZone).date

/** The snapshot with the layout that its day shows. Visitors see this; the owner edits the snapshot itself. */
export function withLayoutOfDay<Stored extends Shown>(snapshot: Stored): Stored {
  const comparison = runningIn(snapshot)
  if (!comparison) return snapshot
  const { section, layouts, firstDay } = comparison
  const turn = turnOn(firstDay, dayAt(snapshot, snapshot.moment))
  if (turn === 0) return snapshot
  const sections = snapshot['selected-sections']
  const selection = { ...sections[section], component: layouts[turn] }
  return { ...snapshot, 'selected-sections': { ...sections, [section]: selection } }
}

/** Whether a snapshot shows the same layouts at another moment. */
export function keepsLayout(snapshot: Shown, moment: Date): boolean {
  const comparison = runningIn(snapshot)
  if (!comparison) return true
  const turnAt = (at: Date) => turnOn(comparison.firstDay, dayAt(snapshot, at))
  return turnAt(snapshot.moment) === turnAt(moment)
}

/** The midnight at which a snapshot's layouts take the next turn; undefined without a comparison. */
export function nextTurn(snapshot: Shown): Date | undefined {
  const comparison = runningIn(snapshot)
  if (!comparison) return undefined
  const day = dayAt(snapshot, snapshot.moment)
  const last = day < comparison.firstDay ? comparison.firstDay : day
  const { timeZone } = snapshot['site-content'].doctorWorkInfo
  return momentOf({ date: addDays(last, 1), time: '00:00' }, timeZone)
}

/** Whether two layouts of a section of the home page can be compared. */
export function isComparable(section: string, layouts: readonly string[]): boolean {
  if (!isSectionType(section) || !comparableSections.some((type) => type === section)) return false
  const { variants } = catalogue[section]
  return new Set(layouts).size === 2 && layouts.every((file) => variants.some((each) => each.file === file))
}
