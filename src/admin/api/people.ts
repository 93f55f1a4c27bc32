import { useQuery } from '@tanstack/react-query'
import { type Answer, call, callQuery } from './call.ts'
import { useChange } from './use-change.ts'

type People = Answer<'GET /api/people'>
export type Person = People['people'][number]
export type Invitation = People['invitations'][number]
export type MadeInvitation = Answer<'POST /api/invitations'>

/** The accounts and the open invitations. Only an owner may read them. */
const peopleQuery = callQuery('GET /api/people')

export const usePeople = () => useQuery(peopleQuery)

/** Creates an invitation link. With an e-mail address, the server also sends the link there if it can send e-mail. */
export const useInvite = () =>
  useChange((email: string) => call('POST /api/invitations', { body: { email } }), peopleQuery.queryKey)

export const useRevokeInvitation = () =>
  useChange((id: string) => call('DELETE /api/invitations/:id', { params: { id } }), peopleQuery.queryKey)

/** Whether an assistant publishes, or only edits. */
export const useAllowPublishing = () =>
  useChange(
    ({ id, isAllowed }: { readonly id: string; readonly isAllowed: boolean }) =>
      call('PUT /api/people/:id/publishing', { params: { id }, body: { isAllowed } }),
    peopleQuery.queryKey,
  )

/** Removes an account, and ends its sessions. */
export const useRemovePerson = () =>
  useChange((id: string) => call('DELETE /api/people/:id', { params: { id } }), peopleQuery.queryKey)
