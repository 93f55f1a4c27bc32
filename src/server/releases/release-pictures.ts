import type { Snapshot } from '#content/snapshot.ts'
import type { PreparedResponse } from '../responses/prepared-response.ts'

/** The pictures of a release, in addition to its pages. */
export type ReleasePictures = {
  /** The paths of all pictures that a release refers to. */
  readonly paths: (snapshot: Snapshot) => Promise<readonly string[]>
  readonly find: (path: string) => PreparedResponse | Promise<PreparedResponse | undefined> | undefined
}
