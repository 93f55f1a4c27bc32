import type { ListedItem } from '#admin/api/media.ts'
import { lacksText } from '#admin/media/library/filter-media.ts'

/**
 * What to say under an image field about the picture's alternative text.
 * @param ownText What the field's own alternative text says; undefined if there is no such field.
 */
export function altNote(
  item: Pick<ListedItem, 'alt' | 'decorative'>,
  ownText: string | undefined,
): 'library' | 'other' | 'missing' | undefined {
  const own = ownText?.trim() ?? ''
  if (own === '' && lacksText(item)) return 'missing'
  if (ownText === undefined || item.alt === '' || own === item.alt) return undefined
  return own === '' ? 'library' : 'other'
}
