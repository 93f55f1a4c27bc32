import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import type { Config } from '../config.ts'
import { diskReason } from '../problems/disk-reason.ts'
import { errorCode } from '../problems/error-code.ts'
import { StartError } from '../process/run.ts'
import { ReleaseFolderError } from '../releases/folder/release-folder.ts'
import { nameOfDatabase } from '../store/database-location.ts'
import { DamagedStoreError, isStoreError } from '../store/store-errors.ts'

/**
 * Converts errors that the operator can fix to a `StartError`. Any other error is a bug and is returned unchanged.
 */
export function explainStart(error: unknown, { port, host, database }: Config): unknown {
  if (isStoreError(error)) {
    const name = nameOfDatabase(database)
    const advice = error instanceof DamagedStoreError ? ' Recupérela de una copia de seguridad.' : ''
    return new StartError(`${error.message} Base de datos: «${name}». No se cambió nada.${advice}`, {
      cause: error,
    })
  }
  if (error instanceof InvalidSnapshotError) {
    const issues = error.issues.map(({ path, message }) => `  ${path}: ${message}`)
    return new StartError(['El contenido guardado no es válido y no se publicó:', ...issues].join('\n'), {
      cause: error,
    })
  }
  if (error instanceof ReleaseFolderError) return new StartError(error.message, { cause: error })
  if (isOfDisk(error)) {
    return new StartError(`No se puede usar «${error.path}»: ${diskReason(error)}.`, { cause: error })
  }
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    return new StartError(`El puerto ${port} ya está en uso: cierre el otro programa o cambie PORT.`, {
      cause: error,
    })
  }
  if (code === 'EACCES') {
    return new StartError(`No se permite usar el puerto ${port}: cambie PORT.`, { cause: error })
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`No se puede escuchar en «${host}»: cambie HOST.`, { cause: error })
  }
  return error
}

/** Errors about a port or a host have no path. */
function isOfDisk(error: unknown): error is Error & { readonly path: string } {
  return error instanceof Error && 'syscall' in error && 'path' in error && typeof error.path === 'string'
}
