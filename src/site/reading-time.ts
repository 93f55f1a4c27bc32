import { entryGroups } from '#content/documents/entry-groups.ts'
import { amount } from '#content/texts/words.ts'
import type { TopicEntry } from './topics.ts'

/** Words that an adult reads in a minute in a text for patients. */
const wordsPerMinute = 200

/** Fields of the article that name other things and are not read. */
const unread: ReadonlySet<string> = new Set(['id', 'relatedServices', 'icd10', 'diseaseId'])

/** 'Lectura de 4 minutos', from the words of the article; empty for an article without text. */
export function readingTime(topic: TopicEntry): string {
  const words = articleWords(topic)
  if (words === 0) return ''
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  return `Lectura de ${amount(minutes, 'minuto')}`
}

function articleWords({ kind, entry }: TopicEntry): number {
  const article = entryGroups[kind].find(({ name }) => name === 'Artículo')?.fields ?? []
  const fields: ReadonlySet<string> = new Set(article)
  return Object.entries(entry).reduce(
    (sum, [key, value]) => sum + (fields.has(key) ? wordsIn(key, value) : 0),
    0,
  )
}

/** Words in every text below a value. */
function wordsIn(key: string, value: unknown): number {
  if (unread.has(key)) return 0
  if (typeof value === 'string') return value.match(/\S+/g)?.length ?? 0
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [name, child]) => sum + wordsIn(name, child), 0)
}
