import type { TopicKind } from '#site/topics.ts'

/** The list of a data set. */
export function ListPage(_props: { kind: TopicKind }) {
  return null
}
