import { Link } from 'react-router'
import { Card } from '#admin/shell/card.tsx'
import links from '#admin/shell/links.module.css'
import { screenPath } from '#admin/subject.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { useEntryDrafts } from './use-entry-drafts.ts'

/** Entries that she began or brought along, and has not published. The list below has only what is published. */
export function NewEntries({ document }: { readonly document: EntryDocument }) {
  const entries = useEntryDrafts(document).filter(({ id }) => id === undefined)
  if (entries.length === 0) return null
  return (
    <Card title="Sin publicar">
      <ul className={`plain-list ${links.arrows} ${links.lines}`}>
        {entries.map(({ ref, title }) => (
          <li key={ref}>
            <Link to={screenPath({ document, entry: ref })}>{title || 'Sin título'}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
