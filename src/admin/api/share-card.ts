import { queryOptions } from '@tanstack/react-query'
import type { EntryCard } from '#content/share-card.ts'
import { ApiProblem } from './problem.ts'
import { problemOf } from './request.ts'
import { signInAgain } from './sign-in-again.ts'

/** The picture that a shared link of an entry will show. The same card is requested once. */
export const shareCardQuery = (card: EntryCard) =>
  queryOptions({
    queryKey: ['share-card', card.title, card.picture],
    queryFn: ({ signal }) => loadShareCard(card, signal),
    staleTime: 'static',
    gcTime: 60_000,
  })

/** @throws {ApiProblem} */
async function loadShareCard(card: EntryCard, signal: AbortSignal): Promise<Blob> {
  let response = await send(card, signal)
  if (response.status === 401 && (await signInAgain())) response = await send(card, signal)
  const problem = await problemOf(response)
  if (problem) throw problem
  return response.blob()
}

async function send(card: EntryCard, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch('/api/share-card', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(card),
      signal,
    })
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new ApiProblem({ status: 0, code: 'network' }, { cause })
  }
}
