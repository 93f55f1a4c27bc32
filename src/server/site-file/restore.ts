import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finishRestoredSecret, storeForRestore } from '../auth/auth-secret.ts'
import type { Config } from '../config.ts'
import { markAsCreated } from '../store/first-start.ts'
import { withStore } from '../store/store.ts'
import { checkedCopy } from './checked-copy.ts'
import { flush } from './partial-file.ts'
import { placeFor } from './restore-place.ts'
import { SiteFileError } from './site-file-error.ts'

type Options = {
  readonly file: string
  readonly config: Pick<Config, 'database' | 'dataFolder' | 'authSecret'>
  /** Checks and copies the file; default: in a process with limited memory. */
  readonly check?: typeof checkedCopy
}

export type Restored = {
  /** When the backup was made, as ISO 8601. */
  readonly createdAt: string
  /** Whether two-factor sign-in works as before. If not, it needs the site's former `AUTH_SECRET`. */
  readonly isSecretRight: boolean
  /** Paths to which existing files were moved. */
  readonly aside: readonly string[]
  /** Number of pictures that the database could not read when the backup was made. */
  readonly missingPictures: number
}

/**
 * Restores a backup to a place that has no site.
 * @throws {SiteFileError} for a file that is not a complete backup, or a place that has a site; nothing is changed
 * then.
 */
export async function restoreBackup({ file, config, check = checkedCopy }: Options): Promise<Restored> {
  const { database, dataFolder } = config
  const place = await placeFor(database, dataFolder)
  const copy = join(place.folder, `.restauracion-${process.pid}.db`)
  try {
    const { createdAt, authSecret, missing } = await check({ file, kind: 'backup', copy })
    mkdirSync(dataFolder, { recursive: true })
    const live = await withStore({ kind: 'sqlite', file: copy }, (store) => store.liveRelease())
    if (!live) throw new SiteFileError('El archivo no tiene un sitio publicado.')
    await flush(copy)
    // Move the database first, in one step, and then its secret. If this process is killed in between, the next start
    // puts the secret in place.
    if (authSecret) storeForRestore(dataFolder, authSecret, live)
    const aside = await place.put(copy).catch((error: unknown) => {
      finishRestoredSecret(dataFolder, undefined)
      throw error
    })
    markAsCreated(dataFolder, database)
    const oldSecret = finishRestoredSecret(dataFolder, live)
    return {
      createdAt,
      isSecretRight: authSecret !== undefined && (config.authSecret ?? authSecret) === authSecret,
      aside: oldSecret ? [...aside, oldSecret] : aside,
      missingPictures: missing?.length ?? 0,
    }
  } finally {
    await rm(copy, { force: true })
  }
}
