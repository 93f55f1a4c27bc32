import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { LocalTime } from '#content/hours/local-time.ts'
import type { Chosen } from './chosen.ts'
import { type PublishOutcome, publishChosen } from './publish-changes.ts'
import { useQuestions } from './use-questions.tsx'

/** Publishes drafts, and asks what only a person can decide. Every button that publishes uses this. */
export function usePublish() {
  const client = useQueryClient()
  const { ask, questions } = useQuestions()
  const [isPublishing, setPublishing] = useState(false)

  const publish = useCallback(
    async (chosen: readonly Chosen[], at?: LocalTime): Promise<PublishOutcome> => {
      const hindrance = await ask(chosen, at)
      if (hindrance) return hindrance
      setPublishing(true)
      try {
        return await publishChosen(client, chosen, at)
      } finally {
        setPublishing(false)
      }
    },
    [client, ask],
  )
  return { publish, isPublishing, questions }
}
