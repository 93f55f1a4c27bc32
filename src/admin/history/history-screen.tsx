import { useSearchParams } from 'react-router'
import { useServerDrafts } from '#admin/entries/use-server-drafts.ts'
import { SavedFacts } from '#admin/form/facts/draft-facts.tsx'
import { isEntryDocument } from '#content/documents/entries.ts'
import { DocumentHistory } from './document-history.tsx'
import { EntryHistory } from './entry-history.tsx'

/** /admin/historial: the versions of all documents, or with `documento` and `entrada` those of one entry. */
export function HistoryScreen() {
  useServerDrafts()
  const [params] = useSearchParams()
  const document = params.get('documento')
  const entry = params.get('entrada')
  return (
    <SavedFacts>
      {document !== null && entry !== null && isEntryDocument(document) ? (
        <EntryHistory key={`${document}/${entry}`} document={document} entry={entry} />
      ) : (
        <DocumentHistory />
      )}
    </SavedFacts>
  )
}
