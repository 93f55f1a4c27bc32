import { diskReason } from '../../problems/disk-reason.ts'

/** The release folder could not be written. Its content stays as it was. */
export class ReleaseFolderError extends Error {
  override readonly name = 'ReleaseFolderError'

  constructor(folder: string, cause: unknown) {
    super(`No se pudo escribir el sitio en RELEASE_DIR «${folder}»: ${diskReason(cause)}.`, { cause })
  }
}
