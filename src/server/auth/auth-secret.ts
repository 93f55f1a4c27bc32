import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { parsedJson } from '#content/values/json.ts'
import { errorCode } from '../problems/error-code.ts'
import { StartError } from '../process/run.ts'
import type { RecordedRelease } from '../store/recorded-release.ts'

const fileName = 'auth-secret'

/** Reads the secret in the data folder, and creates it if there is none. @throws {StartError} */
export function loadOrCreateSecret(dataFolder: string): string {
  const file = join(dataFolder, fileName)
  if (!existsSync(file)) makeSecret(file)
  return readSecret(file)
}

/** Creates the file atomically: even if the process is killed, it is complete or absent. */
function makeSecret(file: string): void {
  const unfinished = `${file}.${process.pid}.new`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    // Unlike a rename, a link replaces no file: if two processes start at once, the second one reads the first one's
    // secret.
    linkSync(unfinished, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST')
      throw new StartError(`No se puede escribir «${file}» (${String(error)}).`, { cause: error })
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** The secret in the data folder, if there is one. @throws {StartError} */
export function existingSecret(dataFolder: string): string | undefined {
  const file = join(dataFolder, fileName)
  return existsSync(file) ? readSecret(file) : undefined
}

/** Stores the secret of a restored site. @returns the path to which a different existing secret was moved, if any. */
function restoreSecret(dataFolder: string, secret: string): string | undefined {
  const file = join(dataFolder, fileName)
  const isOther = existsSync(file) && readFileSync(file, 'utf8').trim() !== secret
  const aside = isOther ? `${file}.anterior-${Date.now()}` : undefined
  if (aside) renameSync(file, aside)
  if (!existsSync(file)) writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true })
  return aside
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new StartError(
    `«${file}» está dañado: recupérelo de una copia de seguridad. Si lo borra, habrá que entrar de nuevo, y sin la verificación en dos pasos.`,
  )
}

/**
 * File with the secret of a site that is being restored. It is kept beside the current secret until the database is
 * in place.
 */
const pendingName = 'auth-secret.por-restaurar'

const pending = z.object({
  secret: z.string().min(32),
  /** Live release of the restored database. It shows whether that database is in place. */
  release: z.object({ id: z.int(), createdAt: z.string() }),
})

type Release = Pick<RecordedRelease, 'id' | 'createdAt'>

/** Stores the secret until `finishRestoredSecret` finds the database that it belongs to. */
export function storeForRestore(dataFolder: string, secret: string, { id, createdAt }: Release): void {
  const file = join(dataFolder, pendingName)
  const text = JSON.stringify({ secret, release: { id, createdAt } } satisfies z.output<typeof pending>)
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/**
 * Makes a pending secret the current one if its database is in place, and deletes it otherwise: a restore may have
 * been killed between the two steps. @returns the path to which the former secret was moved, if it was.
 */
export function finishRestoredSecret(dataFolder: string, live: Release | undefined): string | undefined {
  const file = join(dataFolder, pendingName)
  if (!existsSync(file)) return undefined
  const { data } = pending.safeParse(parsedJson(readFileSync(file, 'utf8')))
  const isInPlace = data && live && data.release.id === live.id && data.release.createdAt === live.createdAt
  const aside = isInPlace ? restoreSecret(dataFolder, data.secret) : undefined
  rmSync(file)
  return aside
}
