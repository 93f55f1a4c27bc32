import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { publishParts } from '#admin/api/drafts.ts'
import { usePublishedWords } from '#admin/api/published-words.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { repeatWhileLost } from '#admin/api/repeat-while-lost.ts'
import { useChange } from '#admin/api/use-change.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import { explainFailure } from './explain-failure.ts'

type Props = { readonly documents: readonly DocumentName[]; readonly className: string | undefined }

/** Publishes documents as they are saved, after a publish that saved them and then failed. */
export default function PublishAgain({ documents, className }: Props) {
  const client = useQueryClient()
  const publishedWords = usePublishedWords()
  const { mutate, isPending } = useChange<void, unknown>(
    () => publishSaved(client, documents),
    queryKeys.status,
  )
  const publish = () =>
    mutate(undefined, {
      onSuccess: () => showSuccess(publishedWords),
      onError: (error) => showFailure(explainFailure(error)),
    })
  return (
    <button type="button" className={className} disabled={isPending} onClick={publish}>
      {isPending ? 'Publicando…' : 'Publicar'}
    </button>
  )
}

/** A part that is left out stays as it is in the next version. */
async function publishSaved(client: QueryClient, documents: readonly DocumentName[]) {
  const parts = await Promise.all(
    documents.map(async (document) => {
      const { sync } = await openDraft(client, { document })
      return { document, version: sync.version() ?? null }
    }),
  )
  return repeatWhileLost(() => publishParts({ parts }))
}
