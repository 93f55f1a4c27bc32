import type { z } from 'zod'
import { basePaths, hasPages } from '#content/addresses/page-documents.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import { applyOver } from '#content/changes/apply.ts'
import { arrangementOf } from '#content/documents/arrangement.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { pictureDraftOf } from '#content/media/picture-draft.ts'
import { isJsonObject, type Json } from '#content/values/json.ts'
import type { Role } from '#contract/call.ts'
import type { draftPageCalls } from '#contract/draft-pages.ts'
import type { DraftSubject } from '../../store/drafts.ts'
import type { Api } from '../api.ts'
import { readRevision } from '../revision-routes.ts'
import { publishedSnapshot, savedSnapshot } from '../unpublished-pages.ts'
import { type Draft, withDrafts } from './draft-snapshot.ts'
import { draftsToPublish } from './drafts-to-publish.ts'
import { receivedChanges, receivedSubject } from './received-edit.ts'

type Wanted = z.output<(typeof draftPageCalls)['POST /api/render']['body']>

/**
 * The version of the site that a page is wanted of, with changes over it, and the page's address in it.
 * @throws {Problem} `not_found`, `invalid_document`
 */
export async function shownSite(
  api: Api,
  { at, onlyToPublish, changes, isTraced, path: wanted, section }: Wanted,
  role: Role,
) {
  const { snapshot: before, drafts } = await versionAt(api, at, onlyToPublish, role)
  const changed = withChanges(before, drafts, changes)
  // The page that is edited keeps its address while its address is edited.
  const shown = isTraced ? changed.map((draft) => atSavedAddress(before, draft)) : changed
  const { snapshot, refused } = withDrafts(before, shown)
  if (wanted === undefined) return { snapshot, refused, path: pageWith(snapshot, section) }
  const path = wanted.replace(/[?#].*/s, '').replace(/(?<=^\/|[^/])\/+$/, '')
  return { snapshot, refused, path: draftedAddress(snapshot, shown, path) ?? path }
}

async function versionAt(api: Api, at: Wanted['at'], onlyToPublish: boolean, role: Role) {
  if (at === 'next') {
    const { drafts } = onlyToPublish
      ? await draftsToPublish(api, role)
      : { drafts: await api.nextVersion.listWhole() }
    return { snapshot: await savedSnapshot(api), drafts }
  }
  if (at === 'published') return { snapshot: await publishedSnapshot(api), drafts: [] }
  await readRevision(api.store, at.document, at.number)
  return { snapshot: await publishedSnapshot(api, { [at.document]: at.number }), drafts: [] }
}

/** The drafts after changes. A subject without a draft is changed as the snapshot has it. */
function withChanges(snapshot: Snapshot, drafts: readonly Draft[], edits: Wanted['changes']): Draft[] {
  const byName = new Map(drafts.map((draft) => [nameOf(draft), draft]))
  for (const [index, edit] of edits.entries()) {
    const subject = receivedSubject(edit)
    const changes = receivedChanges(subject, edit, `changes[${index}].`)
    const value = byName.get(nameOf(subject))?.value ?? valueIn(snapshot, subject) ?? edit.begin
    if (value !== undefined) byName.set(nameOf(subject), { ...subject, value: applyOver(changes, value) })
  }
  return [...byName.values()]
}

const nameOf = ({ document, entry = '' }: DraftSubject) => `${document}/${entry}`

/** What the snapshot has of a document, an entry, an arrangement of entries, or a picture. */
function valueIn(snapshot: Snapshot, { document, entry }: DraftSubject): Json | undefined {
  if (document === 'pictures') {
    const item = snapshot.media.get(entry ?? '')
    return item && pictureDraftOf(item)
  }
  if (!isEntryDocument(document)) return snapshot[document]
  const entries = snapshot[document]
  if (entry !== undefined) return entries.find(({ id }) => id === entry)
  return arrangementOf(entries.map(({ id }) => ({ id, title: id })))
}

function atSavedAddress(snapshot: Snapshot, draft: Draft): Draft {
  const { document, entry, value } = draft
  const isSaved = document !== 'pictures' && entry !== undefined && valueIn(snapshot, draft) !== undefined
  return isSaved && isJsonObject(value) ? { ...draft, value: { ...value, id: entry } } : draft
}

/** A page that shows the section. All sections but one are on the home page. */
function pageWith(snapshot: Snapshot, section: SectionType | undefined): string {
  if (section !== 'CallToActionIndividual') return '/'
  const pages = (['services', 'diseases', 'symptoms'] as const).flatMap((document) =>
    snapshot[document].map(({ id, ctaText }) => ({ path: `${basePaths[document]}/${id}`, ctaText })),
  )
  return pages.find(({ ctaText }) => ctaText !== '')?.path ?? '/'
}

/** The address of a page whose entry has another one by its draft. */
function draftedAddress(snapshot: Snapshot, drafts: readonly Draft[], path: string): string | undefined {
  for (const { document, entry, value } of drafts) {
    if (entry === undefined || !hasPages(document) || path !== `${basePaths[document]}/${entry}`) continue
    const isHere = snapshot[document].some(({ id }) => id === entry)
    return isHere || !isJsonObject(value) ? undefined : `${basePaths[document]}/${value.id}`
  }
  return undefined
}
