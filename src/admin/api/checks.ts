import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { findingLines } from '#content/checks/finding-lines.ts'
import { type Answer, type CallBody, call } from './call.ts'
import { queryKeys } from './query-keys.ts'
import { useIsOwner } from './session.ts'
import { useChange } from './use-change.ts'

export type CheckedFinding = Answer<'GET /api/checks'>['findings'][number]

/** A draft to check in place of what is saved. */
export type DraftToCheck = CallBody<'POST /api/checks'>['drafts'][number]

/** What the checks find in what is saved and in this person's stored drafts. */
export const useChecks = () =>
  useQuery({
    queryKey: queryKeys.checks,
    queryFn: async ({ signal }) => (await call('GET /api/checks', { signal })).findings,
    // The menu shows their number on every screen. Saves load them again.
    staleTime: 60_000,
  })

/** What they find in what is saved with these drafts in place. */
export const useDraftChecks = (drafts: readonly DraftToCheck[], enabled: boolean) =>
  useQuery({
    enabled,
    placeholderData: keepPreviousData,
    queryKey: [...queryKeys.checks, drafts],
    queryFn: async ({ signal }) =>
      (await call('POST /api/checks', { body: { drafts: [...drafts] }, signal })).findings,
  })

/** Asks the other sites that the articles cite whether their pages still exist. */
export const useCheckSources = () => useMutation({ mutationFn: () => call('POST /api/checks/sources') })

/** Blocking findings and warnings that are not dismissed. */
export const openProblems = (findings: readonly CheckedFinding[]) =>
  findings.filter(({ level, dismissed }) => level !== 'sugiere' && dismissed === null)

/** What this person can still correct. */
export function useOwnProblems() {
  const { data, ...query } = useChecks()
  const isOwner = useIsOwner()
  return { ...query, data: data && openProblems(data).filter(({ ownerOnly }) => isOwner || !ownerOnly) }
}

/** The number of things to correct, as the admin says it: that of the lines on the screen 'Revisión'. */
export const countProblems = (findings: readonly CheckedFinding[]): number => findingLines(findings).length

/** Rules about values of the sample. The licences of the sample have a rule of their own. */
const sampleRules = /^(?:muestra-.+|cedula-falta)$/

/** Whether a value still has to be replaced by the owner's. */
export const isSampleLeft = ({ rule, dismissed }: CheckedFinding) =>
  sampleRules.test(rule) && dismissed === null

export const useDismissCheck = () =>
  useChange(
    (body: { key: string; reason: string }) => call('POST /api/checks/dismissed', { body }),
    queryKeys.checks,
  )

export const useRestoreCheck = () =>
  useChange((key: string) => call('DELETE /api/checks/dismissed/:key', { params: { key } }), queryKeys.checks)

/** Opens the site to everybody and to search engines. */
export const useLaunch = () => useChange<void, unknown>(() => call('POST /api/launch'), queryKeys.status)
