import type { ReactNode } from 'react'
import { documentDraft } from '#admin/draft/document-draft.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import { useOpenedDraft } from './use-opened-draft.ts'

type Props = {
  readonly name: DocumentName
  /** Title while the document loads; by default the document's name. */
  readonly title?: string
  /** By default the document's part of the next version. */
  readonly draft?: StoredDraft
  readonly children: ReactNode
}

/** Reads a document of the next version, then shows the form. */
export function DocumentScreen({ name, title, draft = documentDraft(name), children }: Props) {
  const { isOpen, error, refetch } = useOpenedDraft(draft)
  if (isOpen) return children
  const { labels } = documentRow(name)
  return (
    <Screen title={title ?? labels.name}>
      <LoadState title={labels.loadFailed} data={undefined} error={error} refetch={refetch} />
    </Screen>
  )
}
