import type { MediaUse } from '#content/media/media.ts'
import type { ProblemBody, ProblemIssue } from '#contract/problem.ts'

/** better-auth's refusals, with better-auth's own codes. */
export const authRefusals = {
  INVALID_EMAIL_OR_PASSWORD: { status: 401, title: 'El correo o la contraseña no son correctos.' },
  INVALID_PASSWORD: { status: 400, title: 'La contraseña actual no es correcta.' },
  PASSWORD_TOO_SHORT: { status: 400, title: 'La contraseña debe tener al menos 12 caracteres.' },
  PASSWORD_TOO_LONG: {
    status: 400,
    title: 'La contraseña es demasiado larga. Use 128 caracteres como máximo.',
  },
  INVALID_CODE: {
    status: 401,
    title: 'El código no es correcto. Escriba el que la aplicación muestra ahora.',
  },
  INVALID_BACKUP_CODE: { status: 401, title: 'Ese código de recuperación no es correcto o ya se usó.' },
  INVALID_TWO_FACTOR_COOKIE: {
    status: 401,
    title:
      'Pasó demasiado tiempo, o el navegador no guarda las cookies de este sitio. Permítalas y escriba de nuevo su contraseña.',
  },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    status: 400,
    title: 'Hubo demasiados códigos equivocados. Escriba de nuevo su contraseña.',
  },
  TOTP_NOT_ENABLED: { status: 400, title: 'La verificación en dos pasos no está activada.' },
  BACKUP_CODES_NOT_ENABLED: { status: 400, title: 'La verificación en dos pasos no está activada.' },
  TWO_FACTOR_NOT_ENABLED: { status: 400, title: 'La verificación en dos pasos no está activada.' },
  PASSKEY_NOT_FOUND: {
    status: 404,
    title: 'El sitio no conoce esa llave de acceso: quizá se quitó de la cuenta. Entre con su contraseña.',
  },
  CHALLENGE_NOT_FOUND: {
    status: 400,
    title:
      'Pasó demasiado tiempo, o el navegador no guarda las cookies de este sitio. Permítalas e intente de nuevo con su llave de acceso.',
  },
  AUTHENTICATION_FAILED: {
    status: 401,
    title: 'No se pudo comprobar la llave de acceso. Intente de nuevo o entre con su contraseña.',
  },
  PASSKEY_USER_NOT_VERIFIED: {
    status: 401,
    title: 'Su dispositivo debe pedir la huella, el rostro o el PIN. Actívelo e intente de nuevo.',
  },
  FAILED_TO_VERIFY_REGISTRATION: {
    status: 400,
    title: 'No se pudo comprobar la llave de acceso. Intente agregarla de nuevo.',
  },
} as const

/** The media library's refusals. */
const mediaRefusals = {
  picture_unreadable: {
    status: 400,
    title: 'La imagen está dañada o incompleta. Ábrala en su equipo, guárdela de nuevo y vuelva a subirla.',
  },
  upload_incomplete: { status: 400, title: 'La imagen no llegó completa. Vuelva a subirla.' },
  media_in_use: { status: 409, title: 'La imagen está en uso: quítela antes de donde se muestra.' },
  picture_too_large: { status: 413, title: 'La imagen es demasiado grande.' },
  picture_type: { status: 415, title: 'Suba una fotografía o imagen JPEG, PNG, WebP, AVIF o GIF.' },
  too_many_uploads: {
    status: 429,
    title: 'Hay demasiadas imágenes en espera. Intente de nuevo en un minuto.',
  },
  disk_full: {
    status: 507,
    title: 'El servidor se quedó sin espacio. No se guardó nada de la imagen: avise a quien lo administra.',
  },
} as const

/** Every refusal of the API, with its HTTP status and the text that the owner reads. */
const problems = {
  invalid_request: { status: 400, title: 'La solicitud no es válida.' },
  invalid_document: { status: 400, title: 'Revise los campos marcados.' },
  common_password: { status: 400, title: 'Elija una contraseña menos usada.' },
  two_factor_already_on: { status: 400, title: 'La verificación en dos pasos ya está activada.' },
  unauthorized: { status: 401, title: 'Entre con su correo y su contraseña.' },
  code_already_used: {
    status: 401,
    title: 'Ese código ya se usó. Espere a que la aplicación muestre otro.',
  },
  cross_site: { status: 403, title: 'El sitio no acepta cambios pedidos desde otra página.' },
  owner_only: { status: 403, title: 'Solo la dueña puede hacer esto.' },
  owner_publishes: { status: 403, title: 'Sus cambios los publica la dueña. No se guardó nada.' },
  invitation_closed: {
    status: 403,
    title: 'La invitación ya se usó, venció o se retiró. Pida a la dueña un enlace nuevo.',
  },
  recovery_link_invalid: {
    status: 403,
    title: 'El enlace no es válido, ya se usó o pasaron más de 30 minutos. Pida uno nuevo.',
  },
  mail_not_set_up: { status: 409, title: 'Este sitio no envía correos.' },
  passkeys_unavailable: {
    status: 409,
    title:
      'Las llaves de acceso necesitan que el sitio tenga un nombre y https, por ejemplo https://ejemplo.mx. Pida a quien administra su servidor que revise SITE_URL.',
  },
  setup_closed: { status: 403, title: 'El enlace no es válido o ya se usó.' },
  not_found: { status: 404, title: 'No encontramos lo que busca.' },
  method_not_allowed: { status: 405, title: 'Esta dirección no admite esa operación.' },
  stale_draft: { status: 409, title: 'Cambió algo desde que lo revisó: véalo otra vez.' },
  stale_revision: { status: 409, title: 'Se guardó otra versión mientras tanto. Cargue la más reciente.' },
  launch_blocked: {
    status: 409,
    title: 'El sitio aún no se puede lanzar: corrija primero lo que lo impide.',
  },
  copy_running: { status: 409, title: 'Ya se está haciendo una copia. Espere a que termine.' },
  link_expired: { status: 403, title: 'El enlace ya venció. Pida otro con su contraseña.' },
  email_taken: { status: 409, title: 'Ya hay una cuenta con ese correo.' },
  name_taken: {
    status: 409,
    title: 'Ya hay una persona con ese nombre. Agregue un apellido, para que el historial las distinga.',
  },
  last_owner: { status: 409, title: 'El sitio necesita al menos una dueña: no se puede quitar a la última.' },
  too_large: { status: 413, title: 'Lo que envía es demasiado grande.' },
  unsupported_type: { status: 415, title: 'El tipo de contenido no es admitido: envíe application/json.' },
  too_many_attempts: {
    status: 429,
    title: 'Hubo demasiados intentos. Espere un momento e intente de nuevo.',
  },
  unexpected: { status: 500, title: 'Algo falló de nuestro lado. Intente de nuevo.' },
  saved_not_published: {
    status: 500,
    title: 'Se guardó, pero no se pudo publicar: el sitio muestra aún la versión anterior.',
  },
  store_unavailable: { status: 503, title: 'El contenido no está disponible por ahora. Intente de nuevo.' },
  not_ready: { status: 503, title: 'El sitio aún no está listo.' },
  ...authRefusals,
  ...mediaRefusals,
  file_too_large: { status: 413, title: 'El archivo es demasiado grande.' },
} as const

export type ProblemCode = keyof typeof problems
type ProblemOptions = ErrorOptions & {
  detail?: string
  issues?: readonly ProblemIssue[]
  /** The current saved state, when the refusal concerns it. */
  current?: unknown
  /** Where the picture is used, when that is the reason for the refusal. */
  uses?: readonly MediaUse[]
  /** In seconds. */
  retryAfter?: number
}

/**
 * A refusal that is safe to show. Any other error is a bug: it is logged completely, and the response says
 * `unexpected`.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly issues: readonly ProblemIssue[] | undefined
  readonly detail: string | undefined
  /** Private, because the log writes all public properties of an error and this one holds content. */
  readonly #current: unknown
  readonly uses: readonly MediaUse[] | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    { detail, issues, current, uses, retryAfter, ...options }: ProblemOptions = {},
  ) {
    super(detail ?? problems[code].title, options)
    this.code = code
    this.detail = detail
    this.issues = issues
    this.#current = current
    this.uses = uses
    this.retryAfter = retryAfter
  }

  get status() {
    return problems[this.code].status
  }

  /** The JSON form that RFC 9457 defines. Undefined parts are not sent. */
  toJSON(): ProblemBody {
    const { code, status, detail, issues, uses } = this
    const { title } = problems[code]
    return { type: 'about:blank', title, status, code, detail, issues, current: this.#current, uses }
  }
}

export const problemType = 'application/problem+json; charset=utf-8'
