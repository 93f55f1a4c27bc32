import type { PreparedResponse } from '../responses/prepared-response.ts'
import type { Release } from './release.ts'

/** The pictures of a release, in addition to its pages. */
export type ReleasePictures = {
  /** The paths of all pictures that a release refers to. */
  readonly paths: (release: Pick<Release, 'pages' | 'pictureUses'>) => Promise<readonly string[]>
  readonly find: (path: string) => PreparedResponse | Promise<PreparedResponse | undefined> | undefined
}
