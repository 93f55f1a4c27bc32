import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { NewPerson } from './auth.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'assistant']),
  twoFactorEnabled: z.boolean(),
  lastSessionAt: z.string().nullable(),
  datedChanges: z.int(),
  isYou: z.boolean(),
})
export type Person = z.output<typeof person>

const invitation = z.object({
  id: z.string(),
  invitedBy: z.string(),
  email: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.output<typeof invitation>

const list = z.object({ people: z.array(person), invitations: z.array(invitation) })

/** The accounts and the open invitations. Only an owner may read them. */
export const usePeople = () =>
  useQuery({
    queryKey: queryKeys.people,
    queryFn: async ({ signal }) => (await request('/api/people', { schema: list, signal })).data,
  })

const made = z.object({ id: z.string(), link: z.string(), expiresAt: z.string(), mailed: z.boolean() })
export type MadeInvitation = z.output<typeof made>

function usePeopleChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.people }),
  })
}

/** Creates an invitation link. With an e-mail address, the server also sends the link there if it can send e-mail. */
export const useInvite = () =>
  usePeopleChange(
    async (email: string) =>
      (await request('/api/invitations', { method: 'POST', body: { email }, schema: made })).data,
  )

const remove = (path: string) => request(path, { method: 'DELETE', schema: z.unknown() })

export const useRevokeInvitation = () =>
  usePeopleChange((id: string) => remove(`/api/invitations/${encodeURIComponent(id)}`))

type Removal = { readonly id: string; readonly datedChanges?: 'keep' | 'cancel' | undefined }

/** Removes an account, ends its sessions, and keeps or cancels its dated changes. */
export const useRemovePerson = () =>
  usePeopleChange(({ id, datedChanges }: Removal) => {
    const query = datedChanges ? `?datedChanges=${datedChanges}` : ''
    return remove(`/api/people/${encodeURIComponent(id)}${query}`)
  })

const checked = z.object({
  open: z.boolean(),
  invitedBy: z.string().optional(),
  email: z.string().nullish(),
})

/** Whether an invitation link still works, and who created it. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: queryKeys.invitation(token),
    queryFn: async ({ signal }) => {
      const options = { method: 'POST', body: { token }, schema: checked, signal } as const
      return (await request('/api/invitations/check', options)).data
    },
    enabled: token !== '',
  })

/** Creates the invited person's account and signs in. */
export const acceptInvitation = (person: NewPerson & { readonly token: string }) =>
  request('/api/invitations/accept', {
    method: 'POST',
    body: person,
    schema: z.unknown(),
    acceptsUnauthorized: true,
  })
