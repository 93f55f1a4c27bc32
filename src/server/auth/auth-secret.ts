import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'

const fileName = 'auth-secret'

/** The secret kept in the data folder, made when there is none. @throws {StartError} */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, fileName)
  if (!existsSync(file)) makeSecret(file)
  return readSecret(file)
}

/** The file is there whole or not at all, even if the process is killed on the way. */
function makeSecret(file: string): void {
  const unfinished = `${file}.${process.pid}.new`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    // Unlike a rename it replaces nothing: of two processes that start at once, the other reads what this one made.
    linkSync(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartError(`No se puede escribir «${file}» (${String(error)}).`, { cause: error })
    }
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** The secret kept in the data folder, if there is one. @throws {StartError} */
export function existingSecret(dataFolder: string): string | undefined {
  const file = join(dataFolder, fileName)
  return existsSync(file) ? readSecret(file) : undefined
}

/** Keeps the secret that a restored site had. Another that is there stays beside it; gives where. */
export function restoreSecret(dataFolder: string, secret: string): string | undefined {
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
