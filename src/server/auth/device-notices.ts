import type { FastifyRequest } from 'fastify'
import { coarseAddress } from '../calls/client-address.ts'
import type { Mailer } from '../mail/mailer.ts'
import { newDeviceMail } from './account-mails.ts'

type Options = { readonly mailer: Mailer | undefined; readonly siteUrl: string }

/** Sends a person an e-mail when somebody signs in to her account from an unknown device. */
export function createDeviceNotices({ mailer, siteUrl }: Options) {
  return {
    /** Call after a sign-in from an unknown device. */
    noteSignIn(request: FastifyRequest, user: { readonly email: string }): void {
      const { 'user-agent': userAgent } = request.headers
      const place = { to: user.email, siteUrl, at: new Date(), userAgent, from: coarseAddress(request) }
      mailer?.sendMail(newDeviceMail(place))
    },
  }
}
