import type { Snapshot } from '#content/snapshot.ts'
import { basePaths, type TopicCard, type TopicKind, topicCards } from '#site/topics.ts'

/** A footer's list: a data set's first entries, and the way to all of them. */
export type FooterList = {
  readonly kind: TopicKind
  readonly title: string
  readonly href: string
  readonly cards: readonly TopicCard[]
}

const titles = [
  ['diseases', 'Enfermedades'],
  ['services', 'Servicios'],
  ['symptoms', 'Síntomas'],
] as const

const listLimit = 5

/** The footer's lists, without those that would be empty. */
export const footerLists = (snapshot: Snapshot): FooterList[] =>
  titles
    .map(([kind, title]) => ({
      kind,
      title,
      href: basePaths[kind],
      cards: topicCards(snapshot, kind, listLimit),
    }))
    .filter(({ cards }) => cards.length > 0)
