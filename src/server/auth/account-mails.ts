import type { FastifyRequest } from 'fastify'
import { deviceName } from '#content/texts/device-name.ts'
import { coarseAddress } from '../calls/guard-calls.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

type Site = { readonly siteUrl: string }
type Place = Site & {
  readonly to: string
  readonly at: Date
  readonly userAgent: string | undefined
  /** The network, not the complete address. */
  readonly from: string
}

/** From where a request came, for a mail about it to an account. */
export const placeOf = (request: FastifyRequest, siteUrl: string, to: string): Place => ({
  to,
  siteUrl,
  at: new Date(),
  userAgent: request.headers['user-agent'],
  from: coarseAddress(request),
})

const mexicanTime = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'long',
  timeStyle: 'short',
})

const placeFacts = ({ at, userAgent, from }: Place) =>
  [
    ['Cuándo', `${mexicanTime.format(at)} (hora del centro de México)`],
    ['Navegador', deviceName(userAgent?.slice(0, 300))],
    ['Desde la red', from],
  ] as const

/** @param url Contains the token after `#`, which browsers do not send to a server. */
export function recoveryMail({ to, siteUrl, url }: Site & { to: string; url: string }): Mail {
  return composeMail({
    to,
    siteUrl,
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      'Pidió una contraseña nueva para la administración de su sitio. El botón sirve una vez, durante 30 minutos.',
    ],
    action: { label: 'Elegir la contraseña', url },
    note: 'Si no la pidió usted, no haga nada: su contraseña sigue igual.',
  })
}

export function passwordChangedMail(place: Place): Mail {
  return composeMail({
    to: place.to,
    siteUrl: place.siteUrl,
    subject: 'Su contraseña cambió',
    paragraphs: [
      'Se eligió una contraseña nueva con el enlace de un correo. Las demás sesiones se cerraron.',
    ],
    facts: placeFacts(place),
    action: { label: 'Entrar a la administración', url: `${place.siteUrl}/admin/entrar` },
    note: 'Si no fue usted, alguien puede leer su correo: cambie primero la contraseña de su correo y luego pida otra para el sitio. Después revise en «Cuenta» las llaves de acceso.',
  })
}

/** To the former address: its owner must learn of a change that another person made. */
export function emailChangedMail(place: Place, email: string): Mail {
  return composeMail({
    to: place.to,
    siteUrl: place.siteUrl,
    subject: 'El correo de su cuenta cambió',
    paragraphs: [
      `Desde ahora se entra a la administración de su sitio con ${email}, y ya no con este correo.`,
    ],
    facts: placeFacts(place),
    action: { label: 'Entrar a la administración', url: `${place.siteUrl}/admin/entrar` },
    note: 'Si lo cambió usted, no tiene que hacer nada. Si no, alguien conoce su contraseña: avise a quien administra el sitio.',
  })
}

export function newDeviceMail(place: Place): Mail {
  return composeMail({
    to: place.to,
    siteUrl: place.siteUrl,
    subject: 'Entraron a su cuenta desde un dispositivo nuevo',
    title: 'Un dispositivo nuevo',
    paragraphs: ['Alguien entró a la administración de su sitio desde un dispositivo que no conocíamos.'],
    facts: placeFacts(place),
    action: { label: 'Ver mis sesiones', url: `${place.siteUrl}/admin/cuenta` },
    note: 'Si fue usted, no tiene que hacer nada. Si no, entre a «Cuenta», cierre esa sesión, cambie su contraseña y quite las llaves de acceso que no conozca.',
  })
}

type InvitationFacts = Site & {
  readonly to: string
  readonly link: string
  readonly invitedBy: string
  /** ISO 8601. */
  readonly expiresAt: string
}

export function invitationMail({ to, siteUrl, link, invitedBy, expiresAt }: InvitationFacts): Mail {
  return composeMail({
    to,
    siteUrl,
    subject: 'Una invitación para ayudar con el sitio',
    title: 'Ayude con el sitio',
    paragraphs: [
      `${invitedBy} le da acceso a la administración del sitio. Con el enlace crea su propia cuenta; sirve una vez, hasta el ${mexicanTime.format(new Date(expiresAt))} (hora del centro de México).`,
    ],
    action: { label: 'Crear mi cuenta', url: link },
    note: 'Si no esperaba esta invitación, no haga nada.',
  })
}
