import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { basePaths, hasPages } from '#content/addresses/page-documents.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import { applyOver } from '#content/changes/apply.ts'
import { arrangementOf } from '#content/documents/arrangement.ts'
import { documentNames } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { DocumentValues, Snapshot } from '#content/documents/snapshot.ts'
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

/** How many compositions of the next version are kept: a few people edit, each with or without tracers. */
const maxComposed = 4

/** Composes the versions of the site that pages are rendered of. */
export function createShowSite(api: Api) {
  const composed = new LRUCache<string, Composed>({ max: maxComposed })

  /**
   * The version of the site that a page is wanted of, with changes over it, and the page's address in it.
   * @throws {Problem} `not_found`, `invalid_document`
   */
  return async (
    { at, onlyToPublish, changes, isTraced, path: wanted, section }: Wanted,
    role: Role,
  ): Promise<ReturnType<typeof withDrafts> & { readonly path: string }> => {
    const { snapshot: before, drafts, version } = await versionAt(api, at, onlyToPublish, role)
    const edited = withChanges(before, drafts, changes)
    const names = new Set(edited.map(nameOf))
    const others = drafts.filter((draft) => !names.has(nameOf(draft)))
    // The page that is edited keeps its address while its address is edited.
    const addressed = (draft: Draft) => (isTraced ? atSavedAddress(before, draft) : draft)
    const known = version === undefined ? undefined : [version, isTraced, ...names].join(' ')
    const rest = withOthers(before, others.map(addressed), known)
    const now = withDrafts(rest.snapshot, edited.map(addressed))
    const snapshot = now.snapshot
    const refused = [...rest.refused, ...now.refused]
    if (wanted === undefined) return { snapshot, refused, path: pageWith(snapshot, section) }
    const path = wanted.replace(/[?#].*/s, '').replace(/(?<=^\/|[^/])\/+$/, '')
    const shown = [...others, ...edited].map(addressed)
    return { snapshot, refused, path: draftedAddress(snapshot, shown, path) ?? path }
  }

  /** The snapshot with drafts that nobody is editing now. Validating them is most of the work of a rendering. */
  function withOthers(before: Snapshot, drafts: readonly Draft[], version: string | undefined) {
    const [pictures, documents] = [drafts.filter(isPicture), drafts.filter((draft) => !isPicture(draft))]
    const known = version === undefined ? undefined : composed.get(version)
    const { values, refused } = known ?? documentsWith(before, documents)
    if (version !== undefined) composed.set(version, { values, refused })
    return { snapshot: withDrafts({ ...before, ...values }, pictures).snapshot, refused }
  }
}

/** The documents that drafts change. */
type Composed = Pick<ReturnType<typeof withDrafts>, 'refused'> & { readonly values: Partial<DocumentValues> }

function documentsWith(before: Snapshot, drafts: readonly Draft[]): Composed {
  const { snapshot, refused } = withDrafts(before, drafts)
  const changed = documentNames.filter((name) => snapshot[name] !== before[name])
  return { values: Object.fromEntries(changed.map((name) => [name, snapshot[name]])), refused }
}

const isPicture = ({ document }: Draft) => document === 'pictures'

async function versionAt(
  api: Api,
  at: Wanted['at'],
  onlyToPublish: boolean,
  role: Role,
): Promise<{ readonly snapshot: Snapshot; readonly drafts: readonly Draft[]; readonly version?: string }> {
  if (at === 'next') {
    if (onlyToPublish)
      return { drafts: (await draftsToPublish(api, role)).drafts, snapshot: await savedSnapshot(api) }
    // What is saved is read after the version, so that it is never older than that.
    const { version, parts } = await api.nextVersion.listWhole()
    return { version, drafts: parts, snapshot: await savedSnapshot(api) }
  }
  if (at === 'published') return { snapshot: await publishedSnapshot(api), drafts: [] }
  await readRevision(api.store, at.document, at.number)
  return { snapshot: await publishedSnapshot(api, { [at.document]: at.number }), drafts: [] }
}

/** The drafts that changes lead to. A subject without a draft is changed as the snapshot has it. */
function withChanges(snapshot: Snapshot, drafts: readonly Draft[], edits: Wanted['changes']): Draft[] {
  const edited = new Map<string, Draft>()
  for (const [index, edit] of edits.entries()) {
    const subject = receivedSubject(edit)
    const changes = receivedChanges(subject, edit, `changes[${index}].`)
    const name = nameOf(subject)
    const draft = edited.get(name) ?? drafts.find((each) => nameOf(each) === name)
    const value = draft?.value ?? valueIn(snapshot, subject) ?? edit.begin
    if (value !== undefined) edited.set(name, { ...subject, value: applyOver(changes, value) })
  }
  return [...edited.values()]
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
