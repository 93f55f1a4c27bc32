import { languageNames, type PageLanguage, siteLanguage } from '#content/texts/languages.ts'
import { type AlarmWords, spanishAlarm } from '#site/pages/warnings.tsx'

/** What the frame of a page of her own says around her text. */
export type FrameWords = {
  /** Language of the words themselves. */
  readonly language: PageLanguage
  readonly skip: string
  readonly home: string
  readonly path: string
  readonly call: string
  readonly whatsapp: string
  readonly email: string
  readonly booking: string
  readonly sources: string
  readonly onThisPage: string
  /** Tells the table of contents in the banner from the one in the article. */
  readonly onThisPageAtTop: string
  readonly onThisPageBeside: string
  readonly share: string
  readonly by: string
  readonly reviewedBy: string
  /** Before the number of the doctor who reviewed a text. */
  readonly licence: string
  readonly notReviewed: string
  readonly updated: string
  readonly contact: string
  readonly licences: string
  readonly map: string
  readonly days: (from: string, until: string) => string
  readonly disclaimer: string
  readonly privacy: string
  readonly quickExit: string
  readonly alarm: AlarmWords
}

const spanish: FrameWords = {
  language: siteLanguage,
  skip: 'Ir al contenido',
  home: 'Inicio',
  path: 'Ruta',
  call: 'Llamar',
  whatsapp: 'WhatsApp',
  email: 'Escribir un correo',
  booking: 'Agendar en línea',
  sources: 'Fuentes',
  onThisPage: 'En esta página',
  onThisPageAtTop: 'En esta página, al inicio',
  onThisPageBeside: 'En esta página, junto al texto',
  share: 'Compartir por WhatsApp',
  by: 'Por',
  reviewedBy: 'Revisado por',
  licence: 'cédula',
  notReviewed: 'La doctora aún no ha revisado este texto.',
  updated: 'Actualizado el',
  contact: 'Contacto',
  licences: 'Aviso y cédulas',
  map: 'Ver en el mapa',
  days: (from, until) =>
    from && until ? `Del ${from} al ${until}` : from ? `Desde el ${from}` : `Hasta el ${until}`,
  disclaimer: 'Este texto orienta y no sustituye una consulta médica.',
  privacy: 'Aviso de privacidad',
  quickExit: 'Salir rápido',
  alarm: spanishAlarm,
}

/** Also for pages in languages that have no words here. */
const english: FrameWords = {
  language: 'en',
  skip: 'Skip to content',
  home: 'Home',
  path: 'Breadcrumb',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Send an email',
  booking: 'Book online',
  sources: 'Sources',
  onThisPage: 'On this page',
  onThisPageAtTop: 'On this page, at the top',
  onThisPageBeside: 'On this page, beside the text',
  share: 'Share on WhatsApp',
  by: 'By',
  reviewedBy: 'Reviewed by',
  licence: 'license',
  notReviewed: 'The doctor has not reviewed this text yet.',
  updated: 'Updated on',
  contact: 'Contact',
  licences: 'Advertising notice and licenses',
  map: 'View on map',
  days: (from, until) =>
    from && until ? `From ${from} to ${until}` : from ? `From ${from}` : `Until ${until}`,
  disclaimer: 'This page gives general information. It does not replace a visit to a doctor.',
  privacy: 'Privacy notice (in Spanish)',
  quickExit: 'Leave quickly',
  alarm: {
    title: 'Go to the emergency room if…',
    wait: 'Do not wait for an appointment. In an emergency,',
    call: 'call',
  },
}

/** The first message on WhatsApp from a page in another language. */
export const foreignMessage = 'Hello, I would like to make an appointment.'

export const frameWords = (language: PageLanguage): FrameWords =>
  language === siteLanguage ? spanish : english

/** A day as a page in this language writes it. */
export const dayIn = ({ language }: FrameWords, day: string): string =>
  day === ''
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )

/** The days on which a page holds; the year is said once if both days are in it. */
export function daysIn(words: FrameWords, from: string, until: string): string {
  const isWithinYear = from !== '' && from.slice(0, 4) === until.slice(0, 4)
  return words.days(isWithinYear ? dayOfYear(words, from) : dayIn(words, from), dayIn(words, until))
}

const dayOfYear = ({ language }: FrameWords, day: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

export const nameOf = (language: PageLanguage): string => languageNames[language]
