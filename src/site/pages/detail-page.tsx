import type { TopicEntry } from '#site/topics.ts'

/** One disease, symptom or service. */
export function DetailPage(_props: { topic: TopicEntry }) {
  return null
}
