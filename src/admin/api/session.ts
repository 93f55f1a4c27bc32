import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const sessionShape = z.object({
  session: z.object({ id: z.string() }),
  user: z.object({
    name: z.string(),
    email: z.string(),
    // What this page does not know has the fewest rights.
    role: z.enum(['owner', 'assistant']).catch('assistant'),
    twoFactorEnabled: z.boolean().nullish().transform(Boolean),
  }),
})

export type Session = z.output<typeof sessionShape>

/** Who is signed in; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: async ({ signal }): Promise<Session | null> => {
    const schema = sessionShape.nullish().transform((session) => session ?? null)
    return (await request('/api/auth/get-session', { schema, signal, unauthorizedIsAnswer: true })).data
  },
})

export const useSession = () => useQuery(sessionQuery)

/** Whether an owner is signed in. The server decides what she may do; this decides what is shown. */
export const useIsOwner = () => useSession().data?.user.role === 'owner'

/** How revisions name who is signed in. */
export const useOwnName = () => {
  const user = useSession().data?.user
  return user && (user.name || user.email)
}
