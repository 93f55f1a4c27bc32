import type { Field } from '../fields/schema-tree.ts'
import { isJsonList, type Json } from '../values/json.ts'

/** Where two versions of a document differ, without words: all that applying it needs. */
export type BareChange = {
  /** Names list items by their ids: 'doctorWorkInfo.otherPlaces.roma.header'. */
  readonly path: string
  /** The field at the path. */
  readonly field: Field
  /** The value in each version: undefined for an item that is not there, ids for an order. */
  readonly before: Json | undefined
  readonly after: Json | undefined
} & (
  | {
      /**
       * 'set': the value of a field, a list of texts, a timetable or a point on the map, which is replaced as a whole.
       * 'ordered': a new order of the items that both versions have.
       */
      readonly kind: 'set' | 'ordered'
    }
  | {
      readonly kind: 'added' | 'removed'
      /** Ids of items that it follows, the best first; null is the start of the list. Without any of them it is the last. */
      readonly follows: readonly (string | null)[]
    }
)

/** One difference between two versions of a document, in words. */
export type Change = BareChange & {
  /** What a person would count as one: the path of a field, of an item or of the first of fields that change together. */
  readonly key: string
  /** Labels of the groups, lists and items around the change, outermost first. */
  readonly trail: readonly string[]
} & (
    | { readonly kind: 'set' }
    | { readonly kind: 'added' | 'removed'; readonly title: string }
    | {
        readonly kind: 'ordered'
        /** Titles of the items by id. */
        readonly titles: ReadonlyMap<string, string>
      }
  )

/** The change that takes this one back. */
export function invert(change: Change): Change {
  const values = { before: change.after, after: change.before }
  if (change.kind === 'added') return { ...change, ...values, kind: 'removed' }
  if (change.kind === 'removed') return { ...change, ...values, kind: 'added' }
  return { ...change, ...values }
}

/** The ids of an order. */
export const idsIn = (order: Json | undefined): string[] => (isJsonList(order) ? order.map(String) : [])

/** The changes with one key: one thing that a person changed. */
export type Thing = { readonly key: string; readonly changes: readonly Change[] }

export const thingsIn = (changes: readonly Change[]): Thing[] =>
  [...Map.groupBy(changes, ({ key }) => key)].map(([key, own]) => ({ key, changes: own }))
