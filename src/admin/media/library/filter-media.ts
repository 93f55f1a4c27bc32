import type { ListedItem } from '#admin/api/media.ts'
import { hasWords } from '#content/texts/words.ts'

/** Whether the picture has neither an alternative text nor the mark 'decorative'. */
export const lacksText = ({ alt, decorative }: Pick<ListedItem, 'alt' | 'decorative'>) =>
  !decorative && alt.trim() === ''

/** The pictures to list, by the names of the filters. */
export const mediaFilters = {
  Todas: () => true,
  'Sin texto': lacksText,
  'Sin usar': ({ uses }) => uses.length === 0,
  'En proceso': ({ isComplete }) => !isComplete,
} satisfies Record<string, (item: ListedItem) => boolean>

/** Whether every word of the query is in the title, the alternative text, the file name or the places of use. */
export const matchesQuery = ({ title, alt, fileName, uses }: ListedItem, query: string): boolean =>
  hasWords([title, alt, fileName, ...uses.map(({ label }) => label)].join(' '), query)
