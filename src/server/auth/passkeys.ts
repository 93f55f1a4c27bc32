import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/** better-auth's passkey plugin, bound to the site's URL. */
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
 * Requires that the device verified its user, which the plugin only prefers. A passkey replaces the password and the
 * code, so a found or stolen device alone must open nothing.
 */
function requireUserVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_USER_NOT_VERIFIED', message: '' })
}
