import type { ListedItem } from '#admin/api/media.ts'
import { plainText } from '#content/texts/words.ts'

export type MediaFilter = 'all' | 'no-text' | 'unused' | 'in-progress'

export const mediaFilters: readonly { readonly value: MediaFilter; readonly label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'no-text', label: 'Sin texto' },
  { value: 'unused', label: 'Sin usar' },
  { value: 'in-progress', label: 'En proceso' },
]

/** Whether the picture has neither an alternative text nor the mark 'decorative'. */
export const lacksText = ({ alt, decorative }: Pick<ListedItem, 'alt' | 'decorative'>) =>
  !decorative && alt.trim() === ''

export function passesFilter(item: ListedItem, filter: MediaFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'no-text':
      return lacksText(item)
    case 'unused':
      return item.uses.length === 0
    case 'in-progress':
      return !item.isComplete
  }
}

/** Whether every word of the query is in the title, the alternative text, the file name or the places of use. */
export function matchesQuery(item: ListedItem, query: string): boolean {
  const said = plainText(
    [item.title, item.alt, item.fileName, ...item.uses.map(({ label }) => label)].join(' '),
  )
  return plainText(query.trim())
    .split(/\s+/)
    .every((word) => said.includes(word))
}
