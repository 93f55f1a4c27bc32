/** A file is not what it should be, or cannot be used here: the message says what, in Spanish. Nothing was changed. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError'
}

/** Another instance is making a file of the same site now. */
export class BackupRunningError extends SiteFileError {
  constructor() {
    super('Otro servidor de este sitio está haciendo una copia: espere a que termine e inténtelo de nuevo.')
  }
}

/** There is too little room on the disk for the file. */
export class NoSpaceError extends SiteFileError {}
