import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const sessionShape = z.object({
  session: z.object({ id: z.string() }),
  user: z.object({
    name: z.string(),
    email: z.string(),
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
