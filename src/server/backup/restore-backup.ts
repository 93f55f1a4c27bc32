import { mkdirSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { restoreSecret } from '../auth/auth-secret.ts'
import type { Config } from '../config.ts'
import { asStore } from '../site-file/as-store.ts'
import { checkSiteFile } from '../site-file/check.ts'
import { flush } from '../site-file/partial-file.ts'
import { markAsCreated } from '../store/first-start.ts'
import { placeFor } from './restore-place.ts'

type Options = {
  readonly file: string
  readonly config: Pick<Config, 'database' | 'dataFolder' | 'authSecret'>
}

export type Restored = {
  /** When the backup was made, as ISO 8601. */
  readonly createdAt: string
  /** Two-factor sign-in goes on as before; if not, it needs the `AUTH_SECRET` that the site had. */
  readonly isSecretRight: boolean
  /** What stood in the way and was put aside. */
  readonly aside: readonly string[]
}

/**
 * Puts the site of a backup where there is none.
 * @throws {SiteFileError} for a file that is not a whole backup, or a place that has a site: all is then as it was.
 */
export async function restoreBackup({ file, config }: Options): Promise<Restored> {
  const { createdAt, authSecret } = await checkSiteFile(file, 'backup')
  const { database, dataFolder } = config
  const place = await placeFor(database, dataFolder)
  mkdirSync(dataFolder, { recursive: true })

  const copy = join(place.folder, `.restauracion-${process.pid}.db`)
  try {
    await copyFile(file, copy)
    await (await asStore(copy)).close()
    await flush(copy)
    const oldSecret = authSecret ? restoreSecret(dataFolder, authSecret) : undefined
    const aside = await place.put(copy)
    markAsCreated(dataFolder, database)
    return {
      createdAt,
      isSecretRight: authSecret !== undefined && (config.authSecret ?? authSecret) === authSecret,
      aside: oldSecret ? [...aside, oldSecret] : aside,
    }
  } finally {
    await rm(copy, { force: true })
  }
}
