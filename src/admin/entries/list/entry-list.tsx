import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListedEntry } from '#admin/api/entries.ts'
import { SortableList } from '#admin/sortable/sortable-list.tsx'
import type { EntryDocument } from '#content/documents/entries.ts'
import { ArrangementNotice } from './arrangement-notice.tsx'
import styles from './entries.module.css'
import { EntryRow } from './entry-row.tsx'
import { homeIds } from './find-entries.ts'
import type { ArrangementActions } from './use-arrangement.ts'

type EntryListProps = {
  readonly document: EntryDocument
  readonly entries: readonly ListedEntry[]
  /** The entries that match the search. */
  readonly shown: readonly ListedEntry[]
  /** While only some entries are shown, their order cannot be changed by dragging. */
  readonly isSearching: boolean
  readonly onMove: ArrangementActions['move']
  readonly onRemove: ArrangementActions['remove']
}

/** The list of entries. Only the rows near the window are rendered, because there may be a thousand. */
export function EntryList({ document, entries, shown, isSearching, onMove, onRemove }: EntryListProps) {
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const places = useMemo(() => new Map(entries.map(({ id }, place) => [id, place])), [entries])
  const onHome = useMemo(() => homeIds(document, entries), [document, entries])
  const [dragged, setDragged] = useState<string>()
  const { list, virtualizer } = useRows(ids, dragged)

  return (
    <div>
      <ArrangementNotice document={document} />
      <SortableList ids={ids} onMove={onMove} onDrag={setDragged}>
        <ul ref={list} className={`panel ${styles.rows}`} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const entry = shown[index]
            if (!entry) return null
            return (
              <EntryRow
                key={key}
                {...{ document, entry, index }}
                place={places.get(entry.id) ?? 0}
                count={entries.length}
                isOnHome={onHome?.has(entry.id) ?? false}
                isSortable={!isSearching}
                top={start - virtualizer.options.scrollMargin}
                measure={virtualizer.measureElement}
                onMove={onMove}
                onRemove={onRemove}
              />
            )
          })}
        </ul>
      </SortableList>
    </div>
  )
}

/** Height of a row in pixels before it is measured. */
const usualHeight = 76

/** The rows to render. A dragged row stays rendered when it leaves the window. */
function useRows(ids: readonly string[], dragged: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(Math.round(top + window.scrollY))
  })
  const place = dragged === undefined ? -1 : ids.indexOf(dragged)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      return place === -1 || near.includes(place) ? near : [...near, place].toSorted((a, b) => a - b)
    },
    [place],
  )
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    scrollMargin,
    rangeExtractor,
    estimateSize: () => usualHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 8,
  })
  return { list, virtualizer }
}
