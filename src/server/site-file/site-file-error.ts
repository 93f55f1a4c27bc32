/** A file is not what it should be, or cannot be used here: the message says what, in Spanish. Nothing was changed. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError'
}
