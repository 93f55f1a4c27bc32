import { changeNext, loadNext, type NextPart } from '#admin/api/drafts.ts'
import { ApiProblem, hasStatus } from '#admin/api/problem.ts'
import { type DraftSubject, isNewRef } from '#admin/subject.ts'
import { apply } from '#content/changes/apply.ts'
import type { Change } from '#content/changes/change.ts'
import { diff } from '#content/changes/diff.ts'
import { toSent } from '#content/documents/sent-change.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'
import { documentPath, draftValueOf } from './draft-shape.ts'
import type { Clash } from './draft-store.ts'
import type { Version } from './version.ts'

/** What the next version of the site has of the draft's subject. */
export type ServerPart = {
  /** Undefined while it is what is saved. */
  readonly version: string | undefined
  readonly base: Version
  readonly value: JsonObject
}

type Edit = {
  readonly changes: readonly Change[]
  /** What a new entry begins with. */
  readonly begin: JsonObject | undefined
  /** The server's version that this page knows. */
  readonly version: string | undefined
}

/** @property current Given when the server had another version than this page knew. */
type Answer = {
  readonly version: string | undefined
  readonly clashes: readonly ({ readonly index: number } & Clash)[]
  readonly current: ServerPart | undefined
}

export type DraftTransport = {
  /** Undefined if there is no such entry or picture. @param begin What a new entry begins with. */
  readonly load: (begin: JsonObject | undefined) => Promise<ServerPart | undefined>
  readonly send: (edit: Edit) => Promise<Answer | 'gone'>
  /** Whether a retry may succeed. */
  readonly isTemporary: (error: unknown) => boolean
}

/** The calls that read and change a part of the next version. */
export function draftTransport(subject: () => DraftSubject, tree: Field): DraftTransport {
  return {
    async load(begin) {
      const of = subject()
      try {
        if (!begin || !isNewRef(of.entry)) return partOf(tree, await loadNext(of))
        // Asks without an error whether there is such a new entry.
        const { current } = await changeNext(of, { begin, version: null, changes: [] })
        return current && partOf(tree, current)
      } catch (error) {
        if (hasStatus(error, 404)) return undefined
        throw error
      }
    },

    async send({ changes, begin, version }) {
      const of = subject()
      const body = {
        changes: sentChanges(of, changes),
        version: version ?? null,
        // Only entries are new.
        ...(begin && { begin }),
      }
      try {
        const { current, ...answer } = await changeNext(of, body)
        return { ...answer, version: answer.version ?? undefined, current: current && partOf(tree, current) }
      } catch (error) {
        if (hasStatus(error, 404)) return 'gone'
        throw error
      }
    },

    isTemporary: (error) =>
      !(error instanceof ApiProblem) || [0, 429].includes(error.status) || error.status >= 500,
  }
}

/** Changes of a draft as calls have them. The draft of a list holds it under a key, which the server's does not. */
export const sentChanges = ({ document, entry }: DraftSubject, changes: readonly Change[]) =>
  changes.map((change) => ({
    ...toSent(change),
    path: entry === undefined ? documentPath(document, change.path) : change.path,
  }))

function partOf(tree: Field, found: NextPart): ServerPart {
  const base = draftValueOf(found, found.base)
  // Parts that do not differ are the same objects, so that comparing them takes no time.
  const { value } = apply(diff(tree, base, draftValueOf(found, found.value)), base)
  if (!isJsonObject(value)) throw new TypeError('A draft is an object.')
  return {
    version: found.version ?? undefined,
    base: { value: base, etag: found.baseTag ?? undefined },
    value,
  }
}
