import { basePaths, type PageDocument, pageDocuments } from '#content/addresses/page-documents.ts'
import type { FormerIds, Snapshot } from '#content/documents/snapshot.ts'
import { once } from '#content/values/once.ts'
import { TopicList } from './topic-list.ts'

/**
 * What a former path leads to: the current path, or a page that says that nothing is published there any more. All
 * such paths below one list share the page at `samePage`, one of them.
 */
export type FormerPath =
  | { readonly status: 308; readonly location: string }
  | { readonly status: 410; readonly samePage: string }

type Lists = Readonly<Record<PageDocument, Pick<TopicList, 'stored' | 'placeOf'>>>
type Addressed = { readonly id: string; readonly aliases: readonly string[] }

/** Which entry each present and former id leads to. */
export class Addresses {
  readonly #lists: Lists
  readonly #former: FormerIds
  /** Alias → id of its entry. */
  readonly #aliases: Readonly<Record<PageDocument, ReadonlyMap<string, string>>>
  /** The response of every alias and former address: a redirect, or 410. */
  readonly formerPaths: () => ReadonlyMap<string, FormerPath>

  constructor(lists: Lists, former: FormerIds) {
    this.#lists = lists
    this.#former = former
    this.#aliases = ofEach((kind) => aliasesIn(lists[kind].stored))
    this.formerPaths = once(() => this.#listFormerPaths())
  }

  /** The id that an entry got instead of this one; undefined if it was deleted, or if the id is no former one. */
  successorOf(kind: PageDocument, id: string): string | undefined {
    return this.#former[kind]?.get(id)
  }

  /**
   * The id of the visible entry that an id leads to: an id in use wins over an alias, and an alias over a former id.
   * Undefined if the entry is deleted or hidden, or if the id was never used.
   */
  currentId(kind: PageDocument, id: string): string | undefined {
    const followed = new Set<string>()
    let next: string | undefined = id
    while (next !== undefined && !followed.has(next)) {
      if (this.#lists[kind].placeOf(next) !== undefined) return next
      const aliasTarget = this.#aliases[kind].get(next)
      if (aliasTarget !== undefined) return aliasTarget
      followed.add(next)
      next = this.successorOf(kind, next)
    }
    return undefined
  }

  #hasPage(path: string): boolean {
    return pageDocuments.some((kind) => {
      const list = `${basePaths[kind]}/`
      return path.startsWith(list) && this.#lists[kind].placeOf(path.slice(list.length)) !== undefined
    })
  }

  #listFormerPaths(): ReadonlyMap<string, FormerPath> {
    const paths = new Map<string, FormerPath>()
    for (const kind of pageDocuments) {
      const list = basePaths[kind]
      let samePage: string | undefined
      for (const id of [...this.#aliases[kind].keys(), ...(this.#former[kind]?.keys() ?? [])]) {
        if (this.#lists[kind].placeOf(id) !== undefined) continue
        const current = this.currentId(kind, id)
        // A page of her own may have whole addresses of her former site. Those of the site's pages win.
        const path = id.startsWith('/') ? id : `${list}/${id}`
        if (id.startsWith('/') && this.#hasPage(id)) continue
        if (current === undefined) {
          samePage ??= path
          paths.set(path, { status: 410, samePage })
        } else {
          paths.set(path, { status: 308, location: `${list}/${current}` })
        }
      }
    }
    return paths
  }
}

const ofEach = <Value>(make: (kind: PageDocument) => Value): Record<PageDocument, Value> => ({
  services: make('services'),
  diseases: make('diseases'),
  symptoms: make('symptoms'),
  pages: make('pages'),
})

const aliasesIn = (entries: readonly Addressed[]): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const)))

/** The addresses of all entries, hidden ones included. */
export function allAddresses({ services, diseases, symptoms, pages, formerIds }: Snapshot): Addresses {
  const listOf = (stored: readonly Addressed[]) => new TopicList(stored, (entry) => entry)
  return new Addresses(
    {
      services: listOf(services),
      diseases: listOf(diseases),
      symptoms: listOf(symptoms),
      pages: listOf(pages),
    },
    formerIds,
  )
}
