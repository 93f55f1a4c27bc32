import type { Kysely } from 'kysely'
import { type DocumentName, documentNames, documents } from '#content/documents.ts'
import { type Leaf, leaves } from '#content/field-walk.ts'
import { childOf, isJsonList, type Json } from '#content/json.ts'
import { type MediaUse, mediaIdOf } from '#content/media.ts'
import { revisionTag } from '#content/revision-tag.ts'
import { type Field, schemaTree } from '#content/schema-tree.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { Publisher } from '../publishing/publisher.ts'
import type { RevisionSummary } from '../store/revision.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

/** Where each picture is used, by picture id. */
export type UsesById = ReadonlyMap<string, readonly MediaUse[]>

type Options = {
  readonly store: Pick<Store, 'latestSummaries' | 'findRevision'>
  readonly publisher: Pick<Publisher, 'live'>
}

export type MediaUses = ReturnType<typeof createMediaUses>

/** Finds the uses of pictures in the documents. Searches each revision once. */
export function createMediaUses({ store, publisher }: Options) {
  const searched = new Map<DocumentName, { tag: string; uses: UsesById }>()
  const ofSnapshots = new WeakMap<Snapshot, UsesById>()

  async function usesOf({ document, ...key }: RevisionSummary, tx?: Kysely<Tables>): Promise<UsesById> {
    const tag = revisionTag(document, key)
    const known = searched.get(document)
    if (known?.tag === tag) return known.uses
    const revision = await store.findRevision(document, key.number, tx)
    const uses = documentUses(document, revision?.value)
    searched.set(document, { tag, uses })
    return uses
  }

  /** Uses in the latest revision of every document. */
  async function saved(tx?: Kysely<Tables>): Promise<UsesById> {
    const latest = await store.latestSummaries(tx)
    return merged(await Promise.all(latest.map((summary) => usesOf(summary, tx))))
  }

  /** Uses in the live release. */
  function live(): UsesById {
    const snapshot = publisher.live?.snapshot
    if (!snapshot) return new Map()
    const known = ofSnapshots.get(snapshot)
    const uses = known ?? usesIn(snapshot)
    ofSnapshots.set(snapshot, uses)
    return uses
  }

  return {
    saved: () => saved(),
    isLive: (id: string): boolean => live().has(id),

    /** All uses that prevent the removal of a picture. @param tx Reads within this transaction, if given. */
    async of(id: string, tx?: Kysely<Tables>): Promise<readonly MediaUse[]> {
      const inSaved = (await saved(tx)).get(id) ?? []
      const known = new Set(inSaved.map(placeOf))
      const onlyLive = (live().get(id) ?? []).filter((use) => !known.has(placeOf(use)))
      return [...inSaved, ...onlyLive.map((use) => ({ ...use, label: `${use.label} (publicado)` }))]
    },
  }
}

/** Where each picture is used in a snapshot. */
export const usesIn = (snapshot: Snapshot): UsesById =>
  merged(documentNames.map((name) => documentUses(name, snapshot[name])))

/** Whether one of these pictures differs from its state in the snapshot. */
export const showsOutdated = (
  snapshot: Snapshot | undefined,
  ids: Iterable<string>,
  items: Snapshot['media'],
): boolean => [...ids].some((id) => JSON.stringify(items.get(id)) !== JSON.stringify(snapshot?.media.get(id)))

const placeOf = ({ document, path }: MediaUse) => `${document} ${path}`

function merged(all: readonly UsesById[]): UsesById {
  const byId = new Map<string, MediaUse[]>()
  for (const uses of all) for (const [id, some] of uses) byId.set(id, [...(byId.get(id) ?? []), ...some])
  return byId
}

const names: Partial<Record<DocumentName, string>> = {
  services: 'Servicios',
  diseases: 'Enfermedades',
  symptoms: 'Síntomas',
  testimonials: 'Testimonios',
  gallery: 'Galería',
}

/** Cache by document value. Values never change, and releases share the documents that stay the same. */
const usesOfValues = new WeakMap<object, UsesById>()

export function documentUses(document: DocumentName, value: Json | undefined): UsesById {
  if (typeof value !== 'object' || value === null) return new Map()
  const uses = usesOfValues.get(value) ?? searchDocument(document, value)
  usesOfValues.set(value, uses)
  return uses
}

/** Finds the pictures in a document; its schema says which fields are pictures. */
function searchDocument(document: DocumentName, value: Json): UsesById {
  const uses = new Map<string, MediaUse[]>()
  for (const { path, field, value: shown, trail } of pictureLeaves(schemaTree(documents[document]), value)) {
    const id = field.kind === 'image' && typeof shown === 'string' ? mediaIdOf(shown) : undefined
    if (id === undefined) continue
    const name = names[document]
    const around = name === undefined ? trail : [name, entryTitle(value, path), ...trail.slice(2)]
    const label = isOnlyPicture(path, field.label) ? around : [...around, field.label]
    uses.set(id, [...(uses.get(id) ?? []), { document, path, label: label.join(' › ') }])
  }
  return uses
}

/**
 * Leaves of only those entries that refer to a picture. Visiting all leaves of 10,000 entries would take most of a
 * second.
 */
function* pictureLeaves(tree: Field, value: Json): Generator<Leaf> {
  if (tree.kind !== 'list' || !isJsonList(value)) return yield* leaves(tree, value)
  for (const [index, entry] of value.entries()) {
    if (namesPicture(entry)) yield* leaves(tree.item, entry, `${index}`, [tree.label])
  }
}

function namesPicture(value: Json | undefined): boolean {
  if (typeof value === 'string') return mediaIdOf(value) !== undefined
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(namesPicture)
}

/** The entry's name or title, or its position in the list. */
function entryTitle(value: Json | undefined, path: string): string {
  const [place = ''] = path.split('.')
  const entry = childOf(value, place)
  const title = childOf(entry, 'name') ?? childOf(entry, 'title')
  return typeof title === 'string' && title !== '' ? title : String(Number(place) + 1)
}

/** Whether the label 'Imagen' can be omitted, because it adds nothing after the entry's title. */
const isOnlyPicture = (path: string, label: string) => label === 'Imagen' && /(?:^|\.)\d+\.\w+$/.test(path)
