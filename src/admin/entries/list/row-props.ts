import type { ListedEntry } from '#admin/api/entries.ts'
import type { EntryDocument } from '#content/documents/entries.ts'

export type EntryContentProps = {
  readonly document: EntryDocument
  readonly entry: ListedEntry
  /** Place among all entries. */
  readonly place: number
  readonly count: number
  readonly isOnHome: boolean
  readonly isSortable: boolean
  readonly isOwner: boolean
  /** It is being shown or hidden. */
  readonly isPending: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onPlace: (entry: ListedEntry) => void
  readonly onShow: (entry: ListedEntry) => void
  readonly onDelete: (entry: ListedEntry) => void
}

export type EntryRowProps = EntryContentProps & {
  /** Place in the rendered list. */
  readonly index: number
  /** Distance from the list's top in pixels. */
  readonly top: number
  readonly measure: (row: HTMLElement | null) => void
}
