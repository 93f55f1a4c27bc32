import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '#admin/api/documents.ts'
import { documentDraft, versionOf } from '#admin/draft/document-draft.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'

type Props = {
  readonly name: DocumentName
  /** Title while the document loads; by default the document's name. */
  readonly title?: string
  readonly children: ReactNode
}

/** Loads a document into its draft, then shows the form. */
export function DocumentScreen({ name, title, children }: Props) {
  const { data, error, refetch } = useDocument(name)
  const { draft } = documentDraft(name)
  const isLoaded = useStore(draft.state, ({ base }) => base !== undefined)
  useEffect(() => {
    if (data) draft.load(versionOf(name, data))
  }, [name, draft, data])

  if (isLoaded) return children
  const { labels } = documentRow(name)
  return (
    <Screen title={title ?? labels.name}>
      <LoadState title={labels.loadFailed} data={undefined} error={error} refetch={refetch} />
    </Screen>
  )
}
