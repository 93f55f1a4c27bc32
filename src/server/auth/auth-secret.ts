import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new StartError(
    `«${file}» está dañado: recupérelo de una copia de seguridad. Si lo borra, habrá que entrar de nuevo, y sin la verificación en dos pasos.`,
  )
}
