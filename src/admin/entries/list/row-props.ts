import type { ListedEntry } from '#admin/api/entries.ts'
import type { EntryDocument } from '#content/entries.ts'

export type EntryRowProps = {
  readonly document: EntryDocument
  readonly entry: ListedEntry
  /** Place in the rendered list. */
  readonly index: number
  /** Place among all entries. */
  readonly place: number
  readonly count: number
  readonly isOnHome: boolean
  readonly isSortable: boolean
  /** Distance from the list's top in pixels. */
  readonly top: number
  readonly measure: (row: HTMLElement | null) => void
  readonly onMove: (from: number, to: number) => void
  readonly onPlace: (entry: ListedEntry) => void
  readonly onDelete: (entry: ListedEntry) => void
}
