import type { APIRequestContext, APIResponse } from '@playwright/test'
import { z } from 'zod'
import type { EntryDocument } from '#content/documents/entries.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import type { Json, JsonObject } from '#content/values/json.ts'
import { expect } from '../../support/admin.ts'

const nextPart = z.object({
  version: z.string().nullable(),
  value: z.record(z.string(), z.custom<Json>()),
})
const list = z.object({
  drafts: z.array(z.object({ document: z.string(), entry: z.string().optional(), version: z.string() })),
})

/** Changes fields of the next version, as another device does. @param name 'services/colposcopia', 'pictures/…'. */
export async function editNext(request: APIRequestContext, name: string, fields: JsonObject): Promise<void> {
  const path = `/api/next/${name}`
  const read = await request.get(path, { headers: { accept: storedMediaType } })
  const { version, value } = nextPart.parse(await bodyOf(read))
  await bodyOf(await request.post(path, { data: { version, changes: changesOf(value, fields) } }))
}

const changesOf = (value: Partial<JsonObject>, fields: JsonObject) =>
  Object.entries(fields)
    .map(([path, after]) => ({ kind: 'set', path, before: value[path], after }))
    .filter(({ before, after }) => before !== after)

/** Begins a new entry in the next version, as another device does. @param ref Its name until it is published. */
export async function beginNext(
  request: APIRequestContext,
  document: EntryDocument,
  ref: string,
  begin: JsonObject,
  fields: JsonObject,
): Promise<void> {
  const data = { version: null, begin, changes: changesOf(begin, fields) }
  await bodyOf(await request.post(`/api/next/${document}/${encodeURIComponent(ref)}`, { data }))
}

export const listNext = async (request: APIRequestContext) =>
  list.parse(await bodyOf(await request.get('/api/next'))).drafts

/** Publishes the whole next version. */
export async function publishNext(request: APIRequestContext): Promise<void> {
  const parts = (await listNext(request)).map(({ document, entry, version }) => ({
    document,
    entry,
    version,
  }))
  await bodyOf(await request.post('/api/publish', { data: { parts } }))
}

async function bodyOf(response: APIResponse): Promise<unknown> {
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}
