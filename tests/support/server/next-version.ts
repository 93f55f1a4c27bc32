import { z } from 'zod'
import { diff } from '#content/changes/diff.ts'
import { isDraftDocument } from '#content/documents/draft-schema.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { toSent } from '#content/documents/sent-change.ts'
import { type Json, type JsonObject, withValueAt } from '#content/values/json.ts'
import { draftTree } from '#server/store/read-draft.ts'
import type { OwnersBrowser } from './owner.ts'

type Values = { readonly [path: string]: Json }

const json = z.custom<Json>()
const nextPart = z.object({
  version: z.string().nullable(),
  baseTag: z.string().nullable(),
  base: json,
  value: json,
})
const list = z.object({
  drafts: z.array(
    z.object({
      document: z.string().refine(isDraftDocument),
      entry: z.string().optional(),
      version: z.string(),
      notes: z.array(
        z.object({
          key: z.string(),
          author: z.string(),
          changedAt: z.string(),
          isLeftOut: z.boolean(),
        }),
      ),
    }),
  ),
})

const pathOf = (name: string) => `/api/next/${name}`

/** A part of the next version. @param name 'site-content', or 'services/colposcopia' for an entry. */
export async function readNext(browser: OwnersBrowser, name: string) {
  return nextPart.parse((await browser.get(pathOf(name))).json())
}

/** The changes that lead to other values at some paths, as an editor sends them. */
function changesTo(name: string, value: Json, edit: Values | ((value: Json) => Json)) {
  const [document = '', entry] = name.split('/')
  if (!isDraftDocument(document)) throw new TypeError(`${document} is not edited.`)
  const edited =
    typeof edit === 'function'
      ? edit(value)
      : Object.entries(edit).reduce((sum, [path, part]) => withValueAt(sum, path, part), value)
  return diff(draftTree({ document, entry }), value, edited).map(toSent)
}

/** Changes the next version, as an editor does who has just read it. @returns the response. */
export async function editNext(browser: OwnersBrowser, name: string, edit: Values | ((value: Json) => Json)) {
  const { version, value } = await readNext(browser, name)
  return browser.post(pathOf(name), { version, changes: changesTo(name, value, edit) })
}

/** Begins a new entry in the next version. @param ref Its name until it is published. */
export function beginEntry(
  browser: OwnersBrowser,
  document: EntryDocument,
  value: JsonObject,
  ref = 'nuevo',
) {
  const begin = draftTree({ document, entry: ref }).initial
  const changes = changesTo(`${document}/${ref}`, begin, () => value)
  return browser.post(pathOf(`${document}/${ref}`), { version: null, begin, changes })
}

/** What is edited and not published. */
export async function listNext(browser: OwnersBrowser) {
  return list.parse((await browser.get('/api/next')).json()).drafts
}

/** The parts of the next version as a person reviews them now. */
export async function reviewedParts(browser: OwnersBrowser) {
  return (await listNext(browser)).map(({ document, entry, version }) => ({ document, entry, version }))
}

/** Publishes the whole next version, or dates it. @param more `at`, `id`. */
export const publishNext = async (browser: OwnersBrowser, more: object = {}) =>
  browser.post('/api/publish', { parts: await reviewedParts(browser), ...more })

export const leaveOut = (browser: OwnersBrowser, document: string, thing: string, entry?: string) =>
  browser.put('/api/left-out', { document, entry, thing, isLeftOut: true })
