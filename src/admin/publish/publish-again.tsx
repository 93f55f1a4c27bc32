import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { publishDrafts } from '#admin/api/drafts.ts'
import { usePublishedWords } from '#admin/api/published-words.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { repeatWhileLost } from '#admin/api/repeat-while-lost.ts'
import { useChange } from '#admin/api/use-change.ts'
import { documentValueOf } from '#admin/draft/draft-shape.ts'
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

async function publishSaved(client: QueryClient, documents: readonly DocumentName[]) {
  const changes = await Promise.all(
    documents.map(async (document) => {
      const { draft } = await openDraft(client, { document })
      const { base } = draft.state.getState()
      return { document, tag: base?.etag ?? null, value: documentValueOf(document, base?.value) }
    }),
  )
  return repeatWhileLost(() => publishDrafts(changes))
}
