import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const sessionShape = z.object({
  session: z.object({ id: z.string() }),
  user: z.object({
    name: z.string(),
    email: z.string(),
    // An unknown role gets the fewest rights.
    role: z.enum(['owner', 'assistant']).catch('assistant'),
    twoFactorEnabled: z.boolean().nullish().transform(Boolean),
  }),
})

export type Session = z.output<typeof sessionShape>

/** The signed-in user, or null. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: async ({ signal }): Promise<Session | null> => {
    const schema = sessionShape.nullish().transform((session) => session ?? null)
    return (await request('/api/auth/get-session', { schema, signal, acceptsUnauthorized: true })).data
  },
  // Many parts of a screen ask who is signed in. Changes of the account load it again.
  staleTime: 10_000,
})

export const useSession = () => useQuery(sessionQuery)

/** Whether an owner is signed in. Only decides what the admin shows; the server checks every permission itself. */
export const useIsOwner = () => useSession().data?.user.role === 'owner'

/** The signed-in user's name, as revisions store it. */
export const useOwnName = () => {
  const user = useSession().data?.user
  return user && (user.name || user.email)
}
