import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { changedDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import links from '#admin/shell/links.module.css'
import screen from '#admin/shell/screen.module.css'
import { screenPath } from '#admin/subject.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { isEntryDraft } from '../entry-draft.ts'
import { titleKey } from '../new-entry.ts'

const newEntries = z.array(z.object({ entry: z.string(), title: z.string() }))

/** Entries that she began or brought along, and has not published. The list below has only what is published. */
export function NewEntries({ document }: { readonly document: EntryDocument }) {
  // A text, because React compares what the store returns.
  const drafted = useSyncExternalStore(
    subscribeToDrafts,
    useCallback(() => newText(document), [document]),
  )
  const entries = useMemo(() => newEntries.parse(JSON.parse(drafted)), [drafted])
  if (entries.length === 0) return null
  return (
    <section className={screen.card} aria-labelledby="nuevas">
      <h2 id="nuevas">Sin publicar</h2>
      <ul className={`${links.plain} ${links.arrows} ${links.lines}`}>
        {entries.map(({ entry, title }) => (
          <li key={entry}>
            <Link to={screenPath({ document, entry })}>{title || 'Sin título'}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const newText = (document: EntryDocument): string =>
  JSON.stringify(
    changedDrafts().flatMap((stored) => {
      if (!isEntryDraft(stored) || stored.document !== document || stored.savedId() !== undefined) return []
      const title = stored.draft.state.getState().draft[titleKey(document)]
      return [{ entry: stored.ref.getState(), title: typeof title === 'string' ? title : '' }]
    }),
  )
