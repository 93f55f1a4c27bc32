import { splitParagraphs } from '#content/texts/paragraphs.ts'
import type { Snapshot } from '../documents/snapshot.ts'
import { isShown } from '../entries/testimonial-consent.ts'
import type { SiteContent } from '../site-content/index.ts'

/** A chapter of the privacy notice: paragraphs, a list, and paragraphs after it. */
type NoticeChapter = {
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

/** What the notice says about, besides the practice's facts. The content is complete. */
export type NoticeSite = Pick<Snapshot, 'site-content' | 'selected-sections' | 'testimonials'>

/**
 * The notice that follows from the practice's facts, from what the site shows and from the services that it uses.
 * @param canCountVisits False for a site without a server that could.
 */
export function privacyNotice(site: NoticeSite, canCountVisits = true): PrivacyNotice {
  const content = site['site-content']
  const { privacy } = content
  const parts = {
    ...arcoMeans(content),
    responsible: privacy.responsible || content.doctorInfo.name,
    showsTestimonials: showsTestimonials(site),
  }
  const { responsible, address, arcoEmail } = parts
  return {
    responsible,
    address,
    arcoEmail,
    short: shortNotice(content, parts),
    chapters: chaptersOf(content, parts, canCountVisits),
  }
}

/** Where patients send requests about their data; both are empty if there is no way. The content is complete. */
export function arcoMeans({ doctorInfo, doctorWorkInfo, privacy }: SiteContent) {
  return {
    address: privacy.address || doctorWorkInfo.consulting.address || doctorInfo.address,
    arcoEmail: privacy.arcoEmail || doctorInfo.email,
  }
}

/** Whether visitors see the words of a patient. */
const showsTestimonials = ({ testimonials, 'selected-sections': sections }: NoticeSite): boolean =>
  sections.Testimonials.display && testimonials.some((each) => isShown(each) && !each.isSample)

type Parts = Pick<PrivacyNotice, 'responsible' | 'address' | 'arcoEmail'> & {
  readonly showsTestimonials: boolean
}

/** One sentence on what the site does not know about its reader. */
export const visitorsUnknown = ({ privacy }: SiteContent, canCountVisits: boolean): string =>
  `Este sitio no sabe quién es usted: no tiene cuentas de pacientes ni usa cookies, y ${
    canCountVisits && privacy.countsVisits
      ? 'cuenta las visitas sin identificar a nadie'
      : 'no cuenta las visitas'
  }.`

/** The simplified notice of article 16, fraction II: the data, those that are sensitive, the purposes and the options. */
function shortNotice(
  { privacy }: SiteContent,
  { responsible, address, arcoEmail, showsTestimonials }: Parts,
): string {
  const isAllNeeded = privacy.optionalPurposes === '' && !showsTestimonials
  return [
    `${responsible}${address && `, con domicilio en ${address},`} es responsable de sus datos personales.`,
    'Usa nombre, teléfono, correo y, si los menciona, datos de salud (sensibles), solo para responderle, agendar y atenderla;',
    isAllNeeded
      ? 'ninguna finalidad es opcional.'
      : 'las finalidades opcionales están en el aviso completo y puede negarse a ellas.',
    `Para limitar su uso o ejercer sus derechos ${arcoEmail ? `escriba a ${arcoEmail}` : `acuda a ${placeOf(address)}`}.`,
    'No escriba datos de salud en el primer mensaje.',
  ].join(' ')
}

const placeOf = (address: string) => address || 'el consultorio'

function chaptersOf(content: SiteContent, parts: Parts, canCountVisits: boolean): NoticeChapter[] {
  const { privacy } = content
  const { responsible, address, arcoEmail } = parts
  const requestsTo = arcoEmail
    ? `Envíe su solicitud al correo ${arcoEmail}`
    : `Envíe o entregue su solicitud en ${placeOf(address)}`
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
      [
        'Los datos sobre su salud y su vida sexual son datos personales sensibles. Se tratan con su consentimiento expreso y por escrito, que se le pide en la consulta, y con la reserva del secreto profesional.',
        'Si la paciente es menor de edad, consiente su madre, su padre o su tutor, salvo en lo que la ley le permite decidir por sí misma. Una adolescente puede pedir que la consulta sea en privado.',
      ],
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
    chapter('finalidades-opcionales', 'Finalidades que no son necesarias', optionalPurposes(content, parts)),
    chapter('servicios', 'Servicios de terceros en este sitio', [thirdPartyIntro], thirdParties(content)),
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
      [
        'El servidor y el correo los administran proveedores por encargo del consultorio, solo para prestarle ese servicio.',
        'Para compartirlos con su aseguradora o con cualquier otra persona se le pide antes su autorización, y usted puede aceptarlo o negarse (artículos 35 y 36 de la ley).',
      ],
    ),
    chapter(
      'derechos',
      'Sus derechos (ARCO)',
      [
        `Usted puede acceder a sus datos, rectificarlos, cancelarlos u oponerse a su uso, limitar su uso o divulgación y revocar su consentimiento. ${requestsTo} con:`,
      ],
      [
        'su nombre y un domicilio u otro medio para recibir la respuesta',
        'una copia de un documento que acredite su identidad o, en su caso, la de quien la representa',
        'la descripción clara de los datos y del derecho que desea ejercer',
        'cualquier dato que ayude a localizar la información y, si pide una rectificación, el cambio y su sustento',
      ],
      [
        `Da trámite a su solicitud: ${privacy.arcoPerson || responsible}.`,
        'La respuesta se le comunica en un plazo máximo de veinte días hábiles y, si procede, se hace efectiva dentro de los quince días hábiles siguientes. Cada plazo puede ampliarse una sola vez por un periodo igual, si hay razón para ello. El trámite es gratuito; solo pueden cobrarse los gastos de envío o de copias. El expediente clínico se conserva por el tiempo que marca la norma aplicable, aunque se pida su cancelación.',
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
    privacy.ownText ? chapter('otros', 'Información adicional', splitParagraphs(privacy.ownText)) : undefined,
  ]
  return all.filter((each) => each !== undefined)
}

/** What patients may refuse, and what else their data are not used for. */
function optionalPurposes(
  { privacy }: SiteContent,
  { address, arcoEmail, showsTestimonials }: Parts,
): string[] {
  const refuse = arcoEmail ? `escriba al correo ${arcoEmail}` : `dígalo en ${placeOf(address)}`
  const { optionalPurposes: typed } = privacy
  return [
    ...splitParagraphs(typed),
    typed &&
      `Puede negarse a ellas desde ahora o en cualquier momento: ${refuse}. Negarse no afecta su atención.`,
    showsTestimonials
      ? `Con su consentimiento expreso y por escrito, publicar su testimonio en este sitio; puede retirarlo cuando quiera: ${refuse}.`
      : '',
    typed || showsTestimonials
      ? ''
      : 'Sus datos no se usan para publicidad ni para finalidades distintas de las anteriores.',
  ].filter((each) => each !== '')
}

const visitsText =
  'El sitio cuenta, por semana y sin identificar a nadie, cuántas veces se vio cada página y los toques para llamar, escribir por WhatsApp o llegar. Solo guarda sumas: ni direcciones IP, ni cookies, ni identificadores. Las visitas cuyo navegador envía la señal Global Privacy Control o «No rastrear» no se cuentan.'

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
    `de identificación y contacto: nombre, edad, sexo, domicilio, ocupación, teléfono, correo y un contacto de emergencia${ways.length > 0 ? `, que usted da por ${listed(ways)} o en el consultorio` : ''}`,
    'de facturación y pago, si los necesita: RFC, régimen y domicilio fiscal, y forma de pago; los patrimoniales se tratan con su consentimiento expreso o para cumplir con lo que usted contrató',
    'de salud, que son sensibles, en la consulta: antecedentes, vida sexual y reproductiva, síntomas, estudios, imágenes de ultrasonido y de otros estudios, diagnósticos y tratamientos',
    'de su pareja o de su familia, si hacen falta para atenderla: antecedentes de salud',
  ]
}

const thirdPartyIntro =
  'Solo reciben datos si usted los usa: al tocar su enlace o al abrir su recuadro, y conforme a su propio aviso de privacidad.'

const bookingData = 'su dirección IP, cuando abre la agenda, y los datos con que agenda su cita'

/** The services of others that the site offers now, each with what it learns. */
function thirdParties({ doctorInfo, buttons }: SiteContent): string[] {
  const social = Object.values(doctorInfo.socialLinks).some((link) => link !== '')
  const isVideoElsewhere = /^https:/.test(buttons.videoLink)
  return [
    doctorInfo.whatsapp
      ? 'WhatsApp (Meta): su número y lo que escriba. Úselo para citas y avisos, no para datos de salud.'
      : 'WhatsApp (Meta): su número y la página que envíe, si toca «Compartir por WhatsApp».',
    doctorInfo.doctoraliaLink && `Doctoralia: ${bookingData}.`,
    doctorInfo.nimboLink && `Nimbo: ${bookingData}.`,
    (doctorInfo.googleMapsEmbedLink || doctorInfo.googleMapsLink) &&
      'Google Maps: su dirección IP y lo que busque, cuando abre el mapa.',
    isVideoElsewhere ? 'El servicio de video: su dirección IP, cuando abre el video.' : '',
    doctorInfo.email && 'El proveedor del correo electrónico: los mensajes que usted envía.',
    social ? 'Las redes sociales: su visita, cuando abre un perfil.' : '',
  ].filter((each) => each !== '')
}

/** «a, b o c» */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`
}
