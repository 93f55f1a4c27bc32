import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { StartError } from '../process/run.ts'
import type { Accounts } from './accounts.ts'
import { commonPasswordMessage, isCommonPassword } from './common-passwords.ts'
import { hashOfToken, newToken } from './tokens.ts'

type Options = {
  readonly accounts: Accounts
  readonly config: Pick<Config, 'owner' | 'siteUrl'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Called at start when there may be no owner: creates the one from the environment, or logs a setup link.
 * @throws {StartError} when her password is easy to guess
 */
export async function prepareFirstOwner({ accounts, config, log }: Options): Promise<void> {
  if (await accounts.hasOwner()) return accounts.openSetup()

  const { owner, siteUrl } = config
  if (owner && (await isCommonPassword(owner.password))) {
    throw new StartError(`Configuración no válida: ADMIN_PASSWORD. ${commonPasswordMessage}`)
  }
  if (owner && (await accounts.createFirst({ ...owner, name: owner.email }))) {
    log.info('Se creó la cuenta de ADMIN_EMAIL')
  } else if (!owner) {
    const link = await openSetupLink(accounts, siteUrl)
    log.warn(`Aún nadie puede entrar a la administración. Cree su cuenta, una sola vez, en ${link}`)
  }
}

/** Opens a new setup link for the first owner and returns its URL. Links from earlier starts become invalid. */
export async function openSetupLink(accounts: Accounts, siteUrl: string): Promise<string> {
  const token = newToken()
  await accounts.openSetup(hashOfToken(token))
  return `${siteUrl}/admin/configurar#token=${token}`
}
