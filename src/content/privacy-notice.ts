import type { SiteContent } from './site-content/index.ts'

/** A chapter of the privacy notice: paragraphs, a list, and paragraphs after it. */
export type NoticeChapter = {
  readonly id: string
  readonly title: string
  readonly before: readonly string[]
  readonly items: readonly string[]
  readonly after: readonly string[]
}

export type PrivacyNotice = {
  readonly responsible: string
  readonly address: string
  readonly arcoEmail: string
  /** The notice in short, beside the ways to contact the practice. */
  readonly short: string
  readonly chapters: readonly NoticeChapter[]
}

const law =
  'Ley Federal de Protección de Datos Personales en Posesión de los Particulares (Diario Oficial de la Federación, 20 de marzo de 2025)'

/**
 * The notice that follows from the practice's facts and from the services that the site uses.
 * @param content Complete.
 * @param canCountVisits False for a site without a server that could.
 */
export function privacyNotice(content: SiteContent, canCountVisits = true): PrivacyNotice {
  const { doctorInfo, doctorWorkInfo, privacy } = content
  const responsible = privacy.responsible || doctorInfo.name
  const address = privacy.address || doctorWorkInfo.consulting.address || doctorInfo.address
  const arcoEmail = privacy.arcoEmail || doctorInfo.email
  const parts = { responsible, address, arcoEmail }
  return { ...parts, short: shortNotice(parts), chapters: chaptersOf(content, parts, canCountVisits) }
}

type Parts = Pick<PrivacyNotice, 'responsible' | 'address' | 'arcoEmail'>

/** One sentence on what the site does not know about its reader. */
export const visitorsUnknown = ({ privacy }: SiteContent, canCountVisits: boolean): string =>
  `Este sitio no sabe quién es usted: no tiene cuentas de pacientes ni usa cookies, y ${
    canCountVisits && privacy.countsVisits
      ? 'cuenta las visitas sin identificar a nadie'
      : 'no cuenta las visitas'
  }.`

const shortNotice = ({ responsible, address }: Parts): string =>
  `${responsible}${address && `, con domicilio en ${address},`} es responsable de sus datos personales. Los usa para atender su solicitud, programar su cita y darle atención médica. Los datos de salud son sensibles: no los escriba en el primer mensaje; basta con pedir una cita.`

function chaptersOf(
  content: SiteContent,
  { responsible, address, arcoEmail }: Parts,
  canCountVisits: boolean,
): NoticeChapter[] {
  const { privacy } = content
  const contact = arcoEmail ? `al correo ${arcoEmail}` : 'en el domicilio indicado'
  const sensitive =
    'Los datos sobre su salud y su vida sexual son datos personales sensibles. Se tratan con su consentimiento expreso, que se le pide en la consulta, y con la reserva del secreto profesional.'
  const all: (NoticeChapter | undefined)[] = [
    chapter('responsable', 'Quién es responsable', [
      `${responsible}${address && `, con domicilio en ${address},`} es responsable del tratamiento de sus datos personales conforme a la ${law}.`,
    ]),
    chapter(
      'datos',
      'Qué datos se tratan',
      [
        'Este sitio no tiene cuentas de pacientes ni formularios de datos; lo que escribe en el buscador no se guarda. Los datos se reciben cuando usted los comunica:',
      ],
      dataOf(content),
      [sensitive],
    ),
    chapter(
      'finalidades',
      'Para qué se usan',
      ['Son necesarias para la atención que usted solicita:'],
      [
        'responder a sus preguntas y programar, confirmar o cambiar sus citas',
        'darle atención médica e integrar y conservar su expediente clínico',
        'cobrar, facturar y cumplir con las obligaciones que imponen las leyes',
      ],
    ),
    chapter(
      'finalidades-opcionales',
      'Finalidades que no son necesarias',
      privacy.optionalPurposes
        ? [
            ...paragraphsOf(privacy.optionalPurposes),
            `Puede negarse a ellas desde ahora o en cualquier momento ${contact}; negarse no afecta su atención.`,
          ]
        : ['Sus datos no se usan para publicidad ni para finalidades distintas de las anteriores.'],
    ),
    chapter(
      'servicios',
      'Servicios de terceros en este sitio',
      thirdPartyIntro(content),
      thirdParties(content),
    ),
    chapter(
      'transferencias',
      'A quién se transfieren',
      [
        'Sus datos no se venden ni se ceden. Pueden comunicarse sin su consentimiento solo en los casos que la ley permite, por ejemplo:',
      ],
      [
        'a otros profesionales, laboratorios u hospitales, cuando hace falta para el diagnóstico o el tratamiento',
        'a las autoridades sanitarias, cuando la notificación es obligatoria, o a la autoridad que lo ordene por escrito',
      ],
      ['Para compartirlos con su aseguradora o con cualquier otra persona se le pide antes su autorización.'],
    ),
    chapter(
      'derechos',
      'Sus derechos (ARCO)',
      [
        `Usted puede acceder a sus datos, rectificarlos, cancelarlos u oponerse a su uso, limitar su uso o divulgación y revocar su consentimiento. Envíe su solicitud ${contact} con:`,
      ],
      [
        'su nombre y un domicilio u otro medio para recibir la respuesta',
        'una copia de un documento que acredite su identidad o, en su caso, la de quien la representa',
        'la descripción clara de los datos y del derecho que desea ejercer',
        'cualquier dato que ayude a localizar la información y, si pide una rectificación, el cambio y su sustento',
      ],
      [
        'La respuesta se le comunica en un plazo máximo de veinte días y, si procede, se hace efectiva dentro de los quince días siguientes. El trámite es gratuito; solo pueden cobrarse los gastos de envío o de copias. El expediente clínico se conserva por el tiempo que marca la norma aplicable, aunque se pida su cancelación.',
      ],
    ),
    chapter('navegacion', 'Cookies y registros', [
      visitorsUnknown(content, canCountVisits),
      'Las páginas públicas no usan cookies ni tecnologías de rastreo. El servidor puede registrar de forma temporal datos técnicos de la conexión, como la dirección IP, por seguridad.',
      ...(canCountVisits && privacy.countsVisits ? [visitsText] : []),
    ]),
    chapter('cambios', 'Cambios a este aviso', [
      'Los cambios se publican en esta página con la fecha de la versión vigente.',
    ]),
    chapter('autoridad', 'Autoridad', [
      'Si considera que su derecho a la protección de datos fue vulnerado, puede acudir a la Secretaría Anticorrupción y Buen Gobierno, autoridad en la materia.',
    ]),
    privacy.ownText ? chapter('otros', 'Información adicional', paragraphsOf(privacy.ownText)) : undefined,
  ]
  return all.filter((each) => each !== undefined)
}

const visitsText =
  'El sitio cuenta, por día y sin identificar a nadie, las visitas a sus páginas, los toques para llamar, escribir, agendar o llegar, y el nombre del sitio desde el que se llegó. Solo guarda sumas: ni direcciones IP, ni cookies, ni identificadores. Las visitas cuyo navegador envía la señal Global Privacy Control o «No rastrear» no se cuentan.'

/** Undefined without anything to say. */
function chapter(
  id: string,
  title: string,
  before: readonly string[],
  items: readonly string[] = [],
  after: readonly string[] = [],
): NoticeChapter | undefined {
  if (before.length + items.length + after.length === 0) return undefined
  return { id, title, before, items, after }
}

function dataOf({ doctorInfo, doctorWorkInfo }: SiteContent): string[] {
  const ways = [
    (doctorInfo.phone || doctorWorkInfo.schedulingPhone) && 'teléfono',
    doctorInfo.whatsapp && 'WhatsApp',
    doctorInfo.email && 'correo electrónico',
    doctorInfo.doctoraliaLink && 'la agenda de Doctoralia',
    doctorInfo.nimboLink && 'la agenda de Nimbo',
  ].filter((way) => way !== '')
  return [
    `de identificación y contacto: nombre, edad, teléfono y correo${ways.length > 0 ? `, que usted da por ${listed(ways)} o en el consultorio` : ''}`,
    'de facturación y pago, si los necesita',
    'de salud, en la consulta: antecedentes, síntomas, estudios, diagnósticos y tratamientos',
  ]
}

function thirdPartyIntro(content: SiteContent): string[] {
  if (thirdParties(content).length === 0) return []
  return [
    'Solo reciben datos si usted los usa: al tocar su enlace o al abrir su recuadro, y conforme a su propio aviso de privacidad.',
  ]
}

/** The services of others that the site offers now, each with what it learns. */
function thirdParties({ doctorInfo, buttons }: SiteContent): string[] {
  const social = Object.values(doctorInfo.socialLinks).some((link) => link !== '')
  const isVideoElsewhere = /^https:/.test(buttons.videoLink)
  return [
    doctorInfo.whatsapp &&
      'WhatsApp (Meta): su número y lo que escriba. Úselo para citas y avisos, no para datos de salud.',
    doctorInfo.doctoraliaLink && 'Doctoralia: los datos con que agenda su cita.',
    doctorInfo.nimboLink && 'Nimbo: los datos con que agenda su cita.',
    (doctorInfo.googleMapsEmbedLink || doctorInfo.googleMapsLink) &&
      'Google Maps: su dirección IP y lo que busque, cuando abre el mapa.',
    isVideoElsewhere ? 'El servicio de video: su dirección IP, cuando abre el video.' : '',
    doctorInfo.email && 'El proveedor del correo electrónico: los mensajes que usted envía.',
    social ? 'Las redes sociales: su visita, cuando abre un perfil.' : '',
  ].filter((each) => each !== '')
}

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')

/** «a, b o c» */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`
}
