import { isIP } from 'node:net'
import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/** Browsers make and use passkeys only for a name, over https or on the same machine. */
export function allowsPasskeys(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

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
