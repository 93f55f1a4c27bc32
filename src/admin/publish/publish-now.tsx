import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { draftsQuery } from '#admin/api/drafts.ts'
import { usePublishedWords } from '#admin/api/published-words.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import { reviewPath } from '#admin/subject.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import type { Chosen } from './chosen.ts'
import { explainFailure, unsentWords } from './explain-failure.ts'
import { openAllDrafts, unpublishedDrafts } from './open-all-drafts.ts'
import { usePublish } from './use-publish.ts'

type Props = {
  readonly className: string | undefined
  /** Documents to publish as they are saved, after a publish that saved them and then failed. By default, the next version. */
  readonly saved?: readonly DocumentName[]
}

/** Publishes what is not left out without the review. Where she must decide something first, it leads to the review. */
export default function PublishNow({ className, saved }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const publishedWords = usePublishedWords()
  const { publish, isPublishing, questions } = usePublish()

  /** Undefined if something could not be read. */
  async function toPublish(): Promise<readonly Chosen[] | undefined> {
    if (saved) {
      const drafts = await Promise.all(saved.map((document) => openDraft(client, { document })))
      return drafts.map((stored) => ({ stored, leftOut: new Set() }))
    }
    const { drafts } = await client.query({ ...draftsQuery, staleTime: 0 })
    const unopened = await openAllDrafts(client, drafts)
    return unopened.length > 0 ? undefined : unpublishedDrafts(client)
  }

  const publishAll = async () => {
    try {
      const chosen = await toPublish()
      const outcome = chosen && (await publish(chosen))
      if (outcome?.kind === 'published') showSuccess(publishedWords)
      else if (outcome?.kind === 'failed') showFailure(explainFailure(outcome.error))
      else if (outcome?.kind === 'unsent') showFailure(unsentWords)
      else void navigate(reviewPath)
    } catch (error) {
      showFailure(explainFailure(error))
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isPublishing}
        onClick={() => void publishAll()}
        aria-label={saved ? 'Publicar' : 'Publicar ahora'}
      >
        {isPublishing ? 'Publicando…' : 'Publicar'}
      </button>
      {questions}
    </>
  )
}
