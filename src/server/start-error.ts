/** The server cannot start, for a reason that its operator can mend: the message says which, in Spanish. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
