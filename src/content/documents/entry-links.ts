import { basePaths, hasPages } from '../addresses/page-documents.ts'
import { leaves } from '../fields/field-walk.ts'
import type { Json } from '../values/json.ts'
import { documentParts } from './document-parts.ts'
import type { DocumentName } from './documents.ts'
import type { EntryDocument } from './entries.ts'

/** A field that leads visitors to an entry. */
export type EntryLink = { readonly document: DocumentName; readonly path: string; readonly label: string }

/** Fields of a document's value that link to the entry, other than its own. */
export function linksTo(
  entry: { readonly document: EntryDocument; readonly id: string },
  document: DocumentName,
  value: Json,
): EntryLink[] {
  if (!hasPages(entry.document)) return []
  const path = `${basePaths[entry.document]}/${entry.id}`
  const isLink = (text: string, key: string) =>
    key === 'diseaseId' ? entry.document === 'diseases' && text === entry.id : containsPath(text, path)
  return [...documentParts(document, value)].flatMap((part) => {
    if (document === entry.document && part.item?.id === entry.id) return []
    // Most parts have no link. Searching their text at once is much faster than visiting each field.
    const text = JSON.stringify(part.value)
    if (!text.includes(path) && !text.includes(`"${entry.id}"`)) return []
    return [...leaves(part.tree, part.value, part.place)].flatMap(({ field, value: link, ...leaf }) => {
      if (typeof link !== 'string' || !isLink(link, field.key)) return []
      const label = [...(part.item ? [part.item.title] : []), ...leaf.trail, field.label].join(' › ')
      return [{ document, path: leaf.itemPath, label }]
    })
  })
}

/** Whether the text contains the path as a whole: '/servicios/vph' is not in '/servicios/vph-y-pareja'. */
function containsPath(text: string, path: string): boolean {
  const start = text.indexOf(path)
  return start !== -1 && !/[a-z0-9-]/.test(text.charAt(start + path.length))
}
