import type { ReactNode } from 'react'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import { useOpenedDraft } from './use-opened-draft.ts'

type Props = {
  readonly name: DocumentName
  /** Title while the document loads; by default the document's name. */
  readonly title?: string
  readonly children: ReactNode
}

/** Reads a document of the next version, then shows the form. */
export function DocumentScreen({ name, title, children }: Props) {
  const { isOpen, error, refetch } = useOpenedDraft(documentDraft(name))
  if (isOpen) return children
  const { labels } = documentRow(name)
  return (
    <Screen title={title ?? labels.name}>
      <LoadState title={labels.loadFailed} data={undefined} error={error} refetch={refetch} />
    </Screen>
  )
}
