import { queryOptions, useQuery } from '@tanstack/react-query'
import { callQuery } from './call.ts'

/** The signed-in user, or null. */
export const sessionQuery = queryOptions({
  ...callQuery('GET /api/auth/get-session', { acceptsUnauthorized: true }),
  // Many parts of a screen ask who is signed in. Changes of the account load it again.
  staleTime: 10_000,
})

export const useSession = () => useQuery(sessionQuery)

/** Whether an owner is signed in. Only decides what the admin shows; the server checks every permission itself. */
export const useIsOwner = () => useSession().data?.user.role === 'owner'

/** Whether she publishes. Otherwise what she edits waits for an owner. True until it is known who is signed in. */
export const useMayPublish = () => useSession().data?.user.role !== 'editor'

/** The signed-in user's name, as revisions store it. */
export const useOwnName = () => {
  const user = useSession().data?.user
  return user && (user.name || user.email)
}
