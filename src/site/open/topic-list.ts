import type { Disease } from '#content/entries/disease.ts'
import type { Service } from '#content/entries/service.ts'
import type { Symptom } from '#content/entries/symptom.ts'

/** The data sets whose entries have pages. */
export type Topics = { readonly services: Service; readonly diseases: Disease; readonly symptoms: Symptom }

export type TopicLists = { readonly [Kind in keyof Topics]: TopicList<Topics[Kind]> }

type Addressed = { readonly id: string; readonly aliases: readonly string[] }

/**
 * The visible entries of one data set, in the owner's order. There may be thousands of them, so each is completed when
 * it is first read.
 */
export class TopicList<Entry extends Addressed = Addressed> {
  /** As they are stored, with marks in their texts: for ids and for questions that no text answers. */
  readonly stored: readonly Entry[]
  readonly #complete: (stored: Entry) => Entry
  readonly #completed: (Entry | undefined)[]
  readonly #places: ReadonlyMap<string, number>

  constructor(
    stored: readonly Entry[],
    complete: (stored: Entry) => Entry,
    completed: readonly (Entry | undefined)[] = [],
  ) {
    this.stored = stored
    this.#complete = complete
    this.#completed = [...completed]
    this.#places = new Map(stored.map(({ id }, place) => [id, place]))
  }

  get length(): number {
    return this.stored.length
  }

  at(place: number): Entry | undefined {
    const known = this.#completed[place]
    if (known) return known
    const stored = this.stored[place]
    if (!stored) return undefined
    const completed = this.#complete(stored)
    this.#completed[place] = completed
    return completed
  }

  slice(start: number, end = this.length): Entry[] {
    return this.stored.slice(start, end).flatMap((_, index) => this.at(start + index) ?? [])
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id)
  }

  find(id: string): Entry | undefined {
    return this.at(this.placeOf(id) ?? -1)
  }

  /** The list with other entries in some places. */
  with(entries: readonly (Entry | undefined)[]): TopicList<Entry> {
    return new TopicList(this.stored, this.#complete, entries)
  }
}
