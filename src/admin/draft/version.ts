import type { JsonObject } from '#content/values/json.ts'

/** What is saved of a draft's subject, or what a new entry begins with. */
export type Version = {
  readonly value: JsonObject
  /** Undefined while nothing is saved. */
  readonly etag: string | undefined
}
