import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Accounts } from './accounts.ts'
import { openSetupLink } from './setup-link.ts'

type Options = {
  readonly accounts: Accounts
  readonly config: Pick<Config, 'owner' | 'siteUrl'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** At start: creates the owner that the environment names, or says how to, when there is none. */
export async function prepareFirstOwner({ accounts, config, log }: Options): Promise<void> {
  if (await accounts.hasOwner()) return accounts.openSetup()

  const { owner, siteUrl } = config
  if (owner && (await accounts.createFirst({ ...owner, name: owner.email }))) {
    log.info('Se creó la cuenta de ADMIN_EMAIL')
  } else if (!owner) {
    const link = await openSetupLink(accounts, siteUrl)
    log.warn(`Aún nadie puede entrar a la administración. Cree su cuenta, una sola vez, en ${link}`)
  }
}
