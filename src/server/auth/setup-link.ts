import { hash, randomBytes } from 'node:crypto'
import type { Accounts } from './accounts.ts'

/** The hash of a token, which is all that is stored. The token is too long to be guessed from it. */
export const hashOfToken = (token: string) => hash('sha256', token, 'base64url')

/** Opens a new setup link for the first owner and returns its URL. Links from earlier starts become invalid. */
export async function openSetupLink(accounts: Accounts, siteUrl: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await accounts.openSetup(hashOfToken(token))
  return `${siteUrl}/admin/configurar#token=${token}`
}
