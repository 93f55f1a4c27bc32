import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { draftsQuery } from '#admin/api/drafts.ts'
import { usePublishedWords } from '#admin/api/published-words.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import { reviewPath } from '#admin/subject.ts'
import { explainFailure, unsentWords } from './explain-failure.ts'
import { openAllDrafts, unpublishedDrafts } from './open-all-drafts.ts'
import { usePublish } from './use-publish.ts'

type Props = { readonly className: string | undefined }

/** Publishes what is not left out without the review. Where she must decide something first, it leads to the review. */
export default function PublishNow({ className }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const publishedWords = usePublishedWords()
  const { publish, isPublishing, questions } = usePublish()
  const publishAll = async () => {
    const { drafts } = await client.query({ ...draftsQuery, staleTime: 0 })
    const unopened = await openAllDrafts(client, drafts)
    if (unopened.length > 0) return void navigate(reviewPath)
    const outcome = await publish(unpublishedDrafts(client))
    if (outcome.kind === 'published') showSuccess(publishedWords)
    else if (outcome.kind === 'failed') showFailure(explainFailure(outcome.error))
    else if (outcome.kind === 'unsent') showFailure(unsentWords)
    else void navigate(reviewPath)
  }
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isPublishing}
        onClick={() => void publishAll()}
        aria-label="Publicar ahora"
      >
        {isPublishing ? 'Publicando…' : 'Publicar'}
      </button>
      {questions}
    </>
  )
}
