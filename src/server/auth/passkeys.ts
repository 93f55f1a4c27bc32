import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/** better-auth's passkeys, bound to the site's address. */
export function passkeys(siteUrl: string) {
  return passkey({
    rpName: new URL(siteUrl).host,
    rpID: new URL(siteUrl).hostname,
    origin: siteUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) =>
        requireUserVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        requireUserVerified(verification.authenticationInfo.userVerified),
    },
  })
}

/**
 * The plugin only prefers that the device checks its user. Here it must: a passkey replaces the password and the code,
 * and a found or stolen device alone opens nothing.
 */
function requireUserVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_USER_NOT_VERIFIED', message: '' })
}
