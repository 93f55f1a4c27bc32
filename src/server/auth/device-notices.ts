import type { FastifyRequest } from 'fastify'
import type { Mailer } from '../mail/mailer.ts'
import { newDeviceMail } from './account-mails.ts'
import { coarseAddress } from './client-address.ts'
import type { KnownDevices } from './known-devices.ts'

export type DeviceNotices = ReturnType<typeof createDeviceNotices>

type Options = {
  readonly devices: KnownDevices
  readonly mailer: Mailer | undefined
  readonly siteUrl: string
}

/** Mails an owner when her account is entered from a device that it was not entered from before. */
export function createDeviceNotices({ devices, mailer, siteUrl }: Options) {
  return {
    /** Call after each sign-in. A failure is logged: the sign-in itself stands. */
    async noteSignIn(request: FastifyRequest, user: { readonly id: string; readonly email: string }) {
      if (!mailer) return
      try {
        const isKnown = await devices.isKnownDevice(request, user.id)
        await devices.remember(request, user.id)
        if (isKnown) return
        const { 'user-agent': userAgent } = request.headers
        const place = { to: user.email, siteUrl, at: new Date(), userAgent, from: coarseAddress(request) }
        mailer.sendMail(newDeviceMail(place))
      } catch (error) {
        request.log.error({ err: error }, 'No se pudo avisar de un dispositivo nuevo')
      }
    },
  }
}
