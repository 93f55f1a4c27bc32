import type { publishCalls } from '#contract/publish.ts'
import type { Handlers } from '../../calls/serve-calls.ts'
import type { Api } from '../api.ts'
import { createDraftPublisher } from './publish-drafts.ts'

/** Publishes what was edited. */
export function publishHandlers(api: Api): Handlers<typeof publishCalls> {
  const draftPublisher = createDraftPublisher(api)
  return {
    'POST /api/publish-drafts': async ({ body, person, request }) => {
      const published = await draftPublisher.publish(body.changes, person)
      request.change = published.saved[0]?.revision
      return published
    },
  }
}
