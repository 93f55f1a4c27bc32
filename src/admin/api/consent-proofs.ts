import { useQuery } from '@tanstack/react-query'
import { call, callPath, callQuery } from './call.ts'
import { useChange } from './use-change.ts'

const proofsQuery = callQuery('GET /api/private-files')

/** The proofs of consents that she uploaded before they became words. */
export const useConsentProofs = () => useQuery(proofsQuery)

/** The address of a proof, which browsers save and do not open. */
export const proofPath = (id: string) => callPath('GET /api/private-files/:id', { params: { id } })

export const useDeleteProof = () =>
  useChange((id: string) => call('DELETE /api/private-files/:id', { params: { id } }), proofsQuery.queryKey)
