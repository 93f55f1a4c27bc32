import { RefusedAddressError } from '../../internet/public-request.ts'
import { errorCode } from '../../problems/error-code.ts'

/** A file of the former site was not read. The message says why, in the owner's words. */
export class FetchError extends Error {
  override readonly name: string = 'FetchError'
}

/** All that may be read in one go was read, so every further request is refused too. */
export class ExhaustedError extends FetchError {
  override readonly name = 'ExhaustedError'
}

/** The address belongs to another site. */
export class ElsewhereError extends FetchError {
  override readonly name = 'ElsewhereError'
  /** Origin of the other site. */
  readonly origin: string

  constructor({ origin, host }: URL) {
    super(`Está en otro sitio (${host}), y solo se lee el suyo.`)
    this.origin = origin
  }
}

const refusals: Readonly<Record<RefusedAddressError['refusal'], string>> = {
  private: 'El nombre lleva a una dirección privada, que no se ve desde internet.',
  protocol: 'La dirección no es de http ni de https.',
  port: 'La dirección tiene un puerto poco usual, y solo se leen los de siempre.',
  password: 'La dirección lleva un usuario o una contraseña.',
}

const incomplete = 'La respuesta de su sitio llegó incompleta.'
const damaged = 'La respuesta de su sitio está dañada.'

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'El nombre no lleva a ningún servidor. Revise cómo está escrito.',
  EAI_AGAIN: 'Los servidores de nombres no respondieron. Inténtelo en unos minutos.',
  ECONNREFUSED: 'El servidor de su sitio no acepta visitas en esa dirección.',
  EHOSTUNREACH: 'No se llega al servidor de su sitio.',
  ENETUNREACH: 'No se llega al servidor de su sitio.',
  ECONNRESET: incomplete,
  ERR_STREAM_PREMATURE_CLOSE: incomplete,
  ETIMEDOUT: 'No se llega al servidor de su sitio.',
  Z_BUF_ERROR: incomplete,
  Z_DATA_ERROR: damaged,
  CERT_HAS_EXPIRED: 'El certificado de su sitio venció.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'El certificado de su sitio es de otro nombre.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'El certificado de su sitio no es de una autoridad reconocida.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'El certificado de su sitio no es de una autoridad reconocida.',
}

/** What a request that ran out of time fails with, at different moments. */
const aborted = new Set(['ABORT_ERR', 'ECONNRESET', 'Z_BUF_ERROR', 'ERR_STREAM_PREMATURE_CLOSE'])

/**
 * Gives a failed request its words. Other errors, as of a full disk, stay as they are.
 * @param isLate Whether the time of the request is over.
 */
export function fetchErrorOf(error: unknown, isLate: boolean): unknown {
  if (error instanceof RefusedAddressError) return new FetchError(refusals[error.refusal], { cause: error })
  const code = errorCode(error) ?? ''
  if (isLate && aborted.has(code))
    return new FetchError('Su sitio tardó demasiado en responder.', { cause: error })
  const words = failures[code] ?? (/^(?:HPE_|ERR_SSL_|ERR__ERROR_FORMAT)/.test(code) ? damaged : undefined)
  return words === undefined ? error : new FetchError(words, { cause: error })
}
