import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { checkLevels } from '#content/checks/finding.ts'
import { documentNames } from '#content/documents.ts'
import type { Json } from '#content/json.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const finding = z.object({
  key: z.string(),
  rule: z.string(),
  level: z.enum(checkLevels),
  place: z.object({ document: z.enum(documentNames), entry: z.string().optional(), path: z.string() }),
  label: z.string(),
  text: z.string(),
  reason: z.string(),
  dismissed: z.object({ reason: z.string(), author: z.string(), createdAt: z.string() }).nullable(),
})
export type CheckedFinding = z.output<typeof finding>

const body = z.object({ findings: z.array(finding) }).transform(({ findings }) => findings)

/** A draft to check in place of what is saved. */
export type DraftToCheck = {
  readonly document: string
  readonly entry?: string | undefined
  readonly value: Json
}

/** What the checks find in what is saved. */
export const useChecks = () =>
  useQuery({
    queryKey: queryKeys.checks,
    queryFn: async ({ signal }) => (await request('/api/checks', { schema: body, signal })).data,
    // The menu shows their number on every screen. Saves load them again.
    staleTime: 60_000,
  })

/** What they find with these drafts; the same as `useChecks` without any. Asks once the drafts are known. */
export const useDraftChecks = (drafts: readonly DraftToCheck[], areKnown = true) =>
  useQuery({
    enabled: areKnown,
    placeholderData: keepPreviousData,
    queryKey: [...queryKeys.checks, drafts],
    queryFn: async ({ signal }) => {
      const post = { method: 'POST' as const, body: { drafts } }
      return (await request('/api/checks', { schema: body, signal, ...(drafts.length > 0 && post) })).data
    },
  })

const sourcesBody = z.object({ findings: z.array(finding), asked: z.int(), left: z.int() })

/** Asks the other sites that the articles cite whether their pages still exist. */
export const useCheckSources = () =>
  useMutation({
    mutationFn: async () =>
      (await request('/api/checks/sources', { method: 'POST', schema: sourcesBody })).data,
  })

/** Blocking findings and warnings that are not dismissed. */
export const openProblems = (findings: readonly CheckedFinding[]) =>
  findings.filter(({ level, dismissed }) => level !== 'sugiere' && dismissed === null)

/** Rules about values of the sample. The licences and the notice of the sample have rules of their own. */
const sampleRules = /^(?:muestra-.+|cedula-falta|aviso-cofepris)$/

/** Whether a value still has to be replaced by the owner's. */
export const isSampleLeft = ({ rule, dismissed }: CheckedFinding) =>
  sampleRules.test(rule) && dismissed === null

export function useDismissCheck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (dismissal: { key: string; reason: string }) =>
      request('/api/checks/dismissed', { method: 'POST', body: dismissal, schema: z.unknown() }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.checks }),
  })
}

export function useRestoreCheck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) =>
      request(`/api/checks/dismissed/${key}`, { method: 'DELETE', schema: z.unknown() }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.checks }),
  })
}

/** Opens the site to everybody and to search engines. */
export function useLaunch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      request('/api/launch', { method: 'POST', schema: z.object({ launchedAt: z.string() }) }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.status }),
  })
}
