import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { RecordedRelease } from '../store/recorded-release.ts'
import { restoreSecret } from './auth-secret.ts'

/**
 * File with the secret of a site that is being restored. It is kept beside the current secret until the database is
 * in place.
 */
const fileName = 'auth-secret.por-restaurar'

const pending = z.object({
  secret: z.string().min(32),
  /** Live release of the restored database. It shows whether that database is in place. */
  release: z.object({ id: z.int(), createdAt: z.string() }),
})

type Release = Pick<RecordedRelease, 'id' | 'createdAt'>

/** Stores the secret until `settleRestoredSecret` finds the database that it belongs to. */
export function keepForRestore(dataFolder: string, secret: string, { id, createdAt }: Release): void {
  const file = join(dataFolder, fileName)
  const text = JSON.stringify({ secret, release: { id, createdAt } } satisfies z.output<typeof pending>)
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/**
 * Makes a pending secret the current one if its database is in place, and deletes it otherwise: a restore may have
 * been killed between the two steps. @returns the path to which the former secret was moved, if it was.
 */
export function settleRestoredSecret(dataFolder: string, live: Release | undefined): string | undefined {
  const file = join(dataFolder, fileName)
  if (!existsSync(file)) return undefined
  const { data } = pending.safeParse(parse(readFileSync(file, 'utf8')))
  const isInPlace = data && live && data.release.id === live.id && data.release.createdAt === live.createdAt
  const aside = isInPlace ? restoreSecret(dataFolder, data.secret) : undefined
  rmSync(file)
  return aside
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
