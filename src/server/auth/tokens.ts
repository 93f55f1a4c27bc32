import { hash, randomBytes } from 'node:crypto'

/** The secret of a link that opens something, too long to be guessed. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashOfToken = (token: string) => hash('sha256', token, 'base64url')
