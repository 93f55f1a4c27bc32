import type { Kysely } from 'kysely'
import type { DocumentName } from '#content/documents/documents.ts'
import { documentUses, mergeUses, type UsesById } from '#content/documents/picture-uses.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import type { MediaUse } from '#content/media/media.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { RevisionSummary } from '../../store/revision.ts'
import type { Store } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'

type Options = {
  readonly store: Pick<Store, 'latestSummaries' | 'findRevision'>
  readonly publisher: Pick<Publisher, 'live'>
}

export type MediaUses = ReturnType<typeof createMediaUses>

/** Finds the uses of pictures in the documents. Searches each revision once. */
export function createMediaUses({ store, publisher }: Options) {
  const searched = new Map<DocumentName, { tag: string; uses: UsesById }>()

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
    return mergeUses(await Promise.all(latest.map((summary) => usesOf(summary, tx))))
  }

  /** Uses in the live release. */
  const live = (): UsesById => publisher.live?.pictureUses() ?? new Map()

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

const placeOf = ({ document, path }: MediaUse) => `${document} ${path}`
