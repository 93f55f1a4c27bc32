import { hash, randomBytes } from 'node:crypto'
import type { Accounts } from './accounts.ts'

/** All that is kept of a token: it has too many bits to be guessed from that. */
export const hashOfToken = (token: string) => hash('sha256', token, 'base64url')

/** Opens a new link for the first owner, and gives its address; the links of earlier starts are then closed. */
export async function openSetupLink(accounts: Accounts, siteUrl: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await accounts.openSetup(hashOfToken(token))
  return `${siteUrl}/admin/configurar?token=${token}`
}
