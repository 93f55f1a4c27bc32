import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { Subject } from '#admin/subject.ts'
import { type DocumentName, isDocumentName } from '#content/documents.ts'
import { isJson, type Json } from '#content/json.ts'
import { ApiProblem } from './problem.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { release, revisionSummary } from './shapes.ts'

const document = z.string().refine(isDocumentName)
const subject = { document, entry: z.string().optional() }
const json = z.custom<Json>(isJson)

const summary = z.object({
  ...subject,
  version: z.string(),
  savedAt: z.string(),
  changes: z.int(),
})

const othersDraft = z.object({ ...subject, name: z.string(), savedAt: z.string() })
export type OthersDraft = z.output<typeof othersDraft>

const draftList = z.object({
  drafts: z.array(summary),
  others: z.array(othersDraft),
  latest: z.record(z.string(), z.int()),
})
export type DraftList = z.output<typeof draftList>

const readable = summary.extend({ baseTag: z.string().nullable(), base: json, value: json })
const unreadable = summary.extend({ unreadable: z.string() })
const serverDraft = z.union([readable, unreadable])

/** A draft as the server holds it. One that this version of the software cannot read has only its text. */
export type ServerDraft = z.output<typeof serverDraft>

/** Time in ms between two looks at what other devices and people do. */
const pollInterval = 15_000

/** This person's drafts on the server, and which drafts other people have changed lately. */
export const draftsQuery = queryOptions({
  queryKey: queryKeys.drafts,
  queryFn: async ({ signal }): Promise<DraftList> =>
    (await request('/api/drafts', { schema: draftList, signal })).data,
  refetchInterval: pollInterval,
  refetchOnWindowFocus: true,
})

const draftPath = ({ document: name, entry }: Subject) =>
  entry === undefined ? `/api/drafts/${name}` : `/api/drafts/${name}/${encodeURIComponent(entry)}`

const versionTag = (version: string | undefined) => (version === undefined ? undefined : `"${version}"`)

/** The server's draft of a subject; undefined if it has none. */
export async function loadServerDraft(of: Subject): Promise<ServerDraft | undefined> {
  try {
    return (await request(draftPath(of), { schema: serverDraft })).data
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return undefined
    throw error
  }
}

export type DraftState = {
  readonly format: number
  readonly changes: number
  readonly baseTag: string | null
  readonly base: unknown
  readonly value: unknown
}

/** @param basedOn Version that the state was made from. @throws {ApiProblem} `staleDraftOf` returns the stored draft. */
export const storeServerDraft = async (of: Subject, body: DraftState, basedOn: string | undefined) =>
  (
    await request(draftPath(of), {
      ...{ method: 'PUT', schema: summary, body, ifMatch: versionTag(basedOn) },
    })
  ).data

export async function removeServerDraft(of: Subject, version: string): Promise<void> {
  await request(draftPath(of), {
    ...{ method: 'DELETE', schema: z.unknown(), ifMatch: versionTag(version), outlivesPage: true },
  })
}

/** The stored draft, if `error` says that another device changed it; null if it was removed. */
export function staleDraftOf(error: unknown): ServerDraft | null | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'stale_draft') return undefined
  return serverDraft.nullable().safeParse(error.current).data
}

export type ChangeToPublish = {
  readonly document: DocumentName
  /** Id that the entry has now; null for a new entry. */
  readonly entry?: string | null
  readonly tag: string | null
  readonly value: unknown
}

const published = z.object({
  release,
  saved: z.array(z.object({ ...subject, value: json, revision: revisionSummary, etag: z.string() })),
})
export type Published = z.output<typeof published>

/** Saves and publishes all changes or none. A repeated call changes nothing. */
export const publishDrafts = async (changes: readonly ChangeToPublish[]): Promise<Published> =>
  (await request('/api/publish-drafts', { method: 'POST', schema: published, body: { changes } })).data

const conflicts = z.object({
  conflicts: z.array(
    z.object({
      document,
      entry: z.string().nullish(),
      current: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
})

/** What is stored instead of the versions that the changes started from, if `error` says that they are stale. */
export function conflictsOf(error: unknown) {
  if (!(error instanceof ApiProblem) || error.code !== 'stale_revision') return undefined
  return conflicts.safeParse(error.current).data?.conflicts
}

const link = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  changes: z.int(),
})
const listedLink = link.extend({ name: z.string() })
export type DraftLink = z.output<typeof listedLink>

export const draftLinksQuery = queryOptions({
  queryKey: queryKeys.draftLinks,
  queryFn: async ({ signal }): Promise<readonly DraftLink[]> =>
    (await request('/api/draft-links', { schema: z.object({ links: z.array(listedLink) }), signal })).data
      .links,
})

/** @param leftOut Changes that the link does not show. */
export const createDraftLink = async (leftOut: readonly string[]) =>
  (
    await request('/api/draft-links', {
      ...{ method: 'POST', schema: link.extend({ url: z.string() }), body: { leftOut } },
    })
  ).data

export async function revokeDraftLink(id: string): Promise<void> {
  await request(`/api/draft-links/${id}`, { method: 'DELETE', schema: z.unknown() })
}

/** Address of a page with this person's drafts, or as it is published. */
export function draftPagePath(path: string, show: 'live' | 'draft', leftOut: readonly string[] = []): string {
  const query = new URLSearchParams([
    ['path', path],
    ['show', show],
    ...leftOut.map((key) => ['without', key]),
  ])
  return `/api/draft-page?${query}`
}
