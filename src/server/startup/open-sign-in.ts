import { createAccounts } from '../auth/accounts.ts'
import { createAuth } from '../auth/auth.ts'
import { finishRestoredSecret, loadOrCreateSecret } from '../auth/auth-secret.ts'
import { prepareFirstOwner } from '../auth/first-owner.ts'
import { createKnownDevices } from '../auth/known-devices.ts'
import { createSignInLimits } from '../auth/sign-in-limits.ts'
import { createSpentCodes } from '../auth/spent-codes.ts'
import { createMailer } from '../mail/mailer.ts'
import type { RecordedRelease } from '../store/recorded-release.ts'
import type { Store } from '../store/store.ts'
import type { StartContext } from './start-context.ts'

type Options = {
  readonly store: Store
  /** The release that was live before the start. */
  readonly live: RecordedRelease
}

/** Prepares accounts and sign-in, and creates the first owner or the link to create her account. */
export async function openSignIn(context: StartContext, { store, live }: Options) {
  const { config, scheduler, log, opened } = context
  const { siteUrl } = config
  const { db } = store
  const { now } = scheduler
  finishRestoredSecret(config.dataFolder, live)
  const secret = config.authSecret ?? loadOrCreateSecret(config.dataFolder)
  const accounts = createAccounts(db, now)
  await prepareFirstOwner({ accounts, config, log })

  const mailer = config.mail && createMailer({ ...config.mail, scheduler, log })
  opened.defer(() => mailer?.close())
  return {
    accounts,
    secret,
    mailer,
    auth: createAuth({ db, secret, siteUrl, log }),
    limits: createSignInLimits({ db, secret, now }),
    devices: createKnownDevices({ db, secret, siteUrl, now }),
    spentCodes: createSpentCodes({ db, secret, now }),
  }
}
