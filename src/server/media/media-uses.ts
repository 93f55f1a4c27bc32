import { type DocumentName, documentNames, documents } from '#content/documents.ts'
import { leaves } from '#content/field-walk.ts'
import { childOf, type Json } from '#content/json.ts'
import { type MediaUse, mediaIdOf } from '#content/media.ts'
import { revisionTag } from '#content/revision-tag.ts'
import { schemaTree } from '#content/schema-tree.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { Publisher } from '../publishing/publisher.ts'
import type { RevisionSummary } from '../store/revision.ts'
import type { Store } from '../store/store.ts'

/** Where each picture is used, by its id. */
export type UsesById = ReadonlyMap<string, readonly MediaUse[]>

type Options = {
  readonly store: Pick<Store, 'latestSummaries' | 'findRevision'>
  readonly publisher: Pick<Publisher, 'live'>
}

export type MediaUses = ReturnType<typeof createMediaUses>

/** Finds the pictures in the documents; each revision is searched once. */
export function createMediaUses({ store, publisher }: Options) {
  const searched = new Map<DocumentName, { tag: string; uses: UsesById }>()
  const ofSnapshots = new WeakMap<Snapshot, UsesById>()

  async function usesOf({ document, ...key }: RevisionSummary): Promise<UsesById> {
    const tag = revisionTag(document, key)
    const known = searched.get(document)
    if (known?.tag === tag) return known.uses
    const revision = await store.findRevision(document, key.number)
    const uses = documentUses(document, revision?.value)
    searched.set(document, { tag, uses })
    return uses
  }

  /** In the newest revision of every document. */
  async function saved(): Promise<UsesById> {
    const latest = await store.latestSummaries()
    return merged(await Promise.all(latest.map(usesOf)))
  }

  /** In what visitors see. */
  function live(): UsesById {
    const snapshot = publisher.live?.snapshot
    if (!snapshot) return new Map()
    const known = ofSnapshots.get(snapshot)
    const uses = known ?? usesIn(snapshot)
    ofSnapshots.set(snapshot, uses)
    return uses
  }

  return {
    saved,
    isLive: (id: string): boolean => live().has(id),

    /** All that keeps a picture from being removed. */
    async of(id: string): Promise<readonly MediaUse[]> {
      const inSaved = (await saved()).get(id) ?? []
      const known = new Set(inSaved.map(placeOf))
      const onlyLive = (live().get(id) ?? []).filter((use) => !known.has(placeOf(use)))
      return [...inSaved, ...onlyLive.map((use) => ({ ...use, label: `${use.label} (publicado)` }))]
    },
  }
}

/** Where each picture is used in a snapshot. */
export const usesIn = (snapshot: Snapshot): UsesById =>
  merged(documentNames.map((name) => documentUses(name, snapshot[name])))

/** Whether one of these pictures is now otherwise than the snapshot has it. */
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

/** The pictures that a document shows, by the schema's word of which fields are pictures. */
export function documentUses(document: DocumentName, value: Json | undefined): UsesById {
  const uses = new Map<string, MediaUse[]>()
  for (const { path, field, value: shown, trail } of leaves(schemaTree(documents[document]), value)) {
    const id = field.kind === 'image' && typeof shown === 'string' ? mediaIdOf(shown) : undefined
    if (id === undefined) continue
    const name = names[document]
    const around = name === undefined ? trail : [name, entryTitle(value, path), ...trail.slice(2)]
    const label = isOnlyPicture(path, field.label) ? around : [...around, field.label]
    uses.set(id, [...(uses.get(id) ?? []), { document, path, label: label.join(' › ') }])
  }
  return uses
}

/** An entry is known by its name, or its place. */
function entryTitle(value: Json | undefined, path: string): string {
  const [place = ''] = path.split('.')
  const entry = childOf(value, place)
  const title = childOf(entry, 'name') ?? childOf(entry, 'title')
  return typeof title === 'string' && title !== '' ? title : String(Number(place) + 1)
}

/** 'Imagen' says nothing after the title of what is one. */
const isOnlyPicture = (path: string, label: string) => label === 'Imagen' && /(?:^|\.)\d+\.\w+$/.test(path)
