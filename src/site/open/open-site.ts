import { type PageDocument, pageDocuments } from '#content/addresses/page-documents.ts'
import type { FormerIds, Snapshot } from '#content/documents/snapshot.ts'
import type { Page } from '#content/entries/page.ts'
import { isRunning } from '#content/entries/page-days.ts'
import { isOffered, isShown } from '#content/entries/testimonial-consent.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { factsOf, type WithFacts } from '#content/facts/complete-snapshot.ts'
import { withValidPrices } from '#content/facts/price-dates.ts'
import { localTime } from '#content/hours/local-time.ts'
import { withWrittenHours } from '#content/hours/workplace-hours.ts'
import { contentAt } from '#content/places/place-dates.ts'
import type { JsonObject } from '#content/values/json.ts'
import { Addresses } from './addresses.ts'
import { withClosedMessage } from './notice-phases.ts'
import { TopicList, type TopicLists } from './topic-list.ts'

/** A snapshot as visitors see it: without hidden entries, with every fact in its places, and with its addresses. */
export type OpenSite = Omit<Snapshot, PageDocument | 'formerIds'> &
  TopicLists & {
    /** The pages of her own that visitors see at this time. */
    readonly pages: TopicList<Page>
    readonly addresses: Addresses
    readonly withFacts: WithFacts
  }

/**
 * @param isForEditing For the owner, who also sees the testimonials whose consent is still missing, the pages before
 *   and after their days, and the prices before their first day.
 */
export function openSite(stored: Snapshot, isForEditing = false): OpenSite {
  const { formerIds, ...rest } = stored
  const atMoment = contentAt(stored['site-content'], stored.moment)
  const current = isForEditing ? atMoment : withValidPrices(atMoment, stored.moment)
  const content = { ...current, doctorWorkInfo: withWrittenHours(current.doctorWorkInfo) }
  const withFacts = factsOf(content)
  const visible = <Entry extends Topic>(entries: readonly Entry[]) =>
    new TopicList<Entry>(
      entries.filter((entry) => entry.visible),
      (entry) => withFacts(entry),
    )
  const lists = {
    services: visible(stored.services),
    diseases: visible(stored.diseases),
    symptoms: visible(stored.symptoms),
    pages: visible(isForEditing ? stored.pages : stored.pages.filter(runsAt(stored))),
  }
  const notices = withFacts(stored.notices)
  return {
    ...rest,
    ...lists,
    'site-content': withClosedMessage(completeContent(content), { notices, moment: stored.moment }),
    notices,
    gallery: withFacts(stored.gallery),
    testimonials: stored.testimonials
      .filter(isForEditing ? isOffered : isShown)
      .map((testimonial) => withFacts(testimonial)),
    addresses: new Addresses(lists, withHiddenIds(stored)),
    withFacts,
  }
}

/** Whether a page of her own is within its days, by the clocks of the practice. */
export function runsAt({ moment, 'site-content': content }: Pick<Snapshot, 'moment' | 'site-content'>) {
  const { date } = localTime(moment, content.doctorWorkInfo.timeZone)
  return (page: Page) => isRunning(page, date)
}

type Topic = JsonObject & {
  readonly id: string
  readonly aliases: readonly string[]
  readonly visible: boolean
}

/** The id and aliases of a hidden entry, or of a page whose days are over, count as former ids without a successor. */
function withHiddenIds(stored: Snapshot): FormerIds {
  const { date } = localTime(stored.moment, stored['site-content'].doctorWorkInfo.timeZone)
  const extended = pageDocuments.map((kind) => {
    const former = new Map(stored.formerIds[kind])
    for (const { id, aliases, visible, ...entry } of stored[kind]) {
      const isOver = 'until' in entry && entry.until !== '' && entry.until < date
      if (visible && !isOver) continue
      former.set(id, undefined)
      for (const alias of aliases) if (!former.has(alias)) former.set(alias, undefined)
    }
    return [kind, former] as const
  })
  return Object.fromEntries(extended)
}
