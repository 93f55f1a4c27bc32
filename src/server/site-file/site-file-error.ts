/** A file is invalid or cannot be used here. The message gives the reason, in Spanish. Nothing was changed. */
export class SiteFileError extends Error {
  override readonly name: string = 'SiteFileError'
}

/** Another instance is writing a file of the same site. */
export class BackupRunningError extends SiteFileError {
  override readonly name = 'BackupRunningError'

  constructor() {
    super('Otro servidor de este sitio está haciendo una copia: espere a que termine e inténtelo de nuevo.')
  }
}

/** The disk has too little free space for the file. */
export class NoSpaceError extends SiteFileError {}
