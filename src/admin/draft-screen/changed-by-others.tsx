import { useStore } from 'zustand'
import { useOwnName } from '#admin/api/session.ts'
import { notesOf, notesStore } from '#admin/draft/change-notes.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { relativeTime } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'

/** Says who else changed what this form shows and is not published yet. */
export function ChangedByOthers({ stored }: { readonly stored: StoredDraft }) {
  useStore(notesStore)
  const ownName = useOwnName()
  const now = useNow()
  const latest = new Map<string, string>()
  for (const { author, changedAt } of notesOf(stored).values())
    if (author !== ownName && changedAt > (latest.get(author) ?? '')) latest.set(author, changedAt)
  if (latest.size === 0) return null
  return (
    <p className="muted small" role="status">
      {[...latest]
        .map(([author, at]) => `${author} cambió algo aquí ${relativeTime(at, now)}; aún no se publica.`)
        .join(' ')}
    </p>
  )
}
