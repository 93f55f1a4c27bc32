import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { RecordedRelease } from '../store/recorded-release.ts'
import { restoreSecret } from './auth-secret.ts'

/** The secret of a site that is being restored, beside the one in use until the database has its place. */
const fileName = 'auth-secret.por-restaurar'

const pending = z.object({
  secret: z.string().min(32),
  /** What the restored database shows visitors: it tells whether that database came to its place. */
  release: z.object({ id: z.int(), createdAt: z.string() }),
})

type Release = Pick<RecordedRelease, 'id' | 'createdAt'>

/** Keeps the secret until `settleRestoredSecret` finds the database that it belongs to. */
export function keepForRestore(dataFolder: string, secret: string, { id, createdAt }: Release): void {
  const file = join(dataFolder, fileName)
  const text = JSON.stringify({ secret, release: { id, createdAt } } satisfies z.output<typeof pending>)
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/**
 * Puts a secret that waits in its place where its database is in place, and forgets it where it is not: a restore may
 * have been killed between the two. Gives where another secret was put aside.
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
