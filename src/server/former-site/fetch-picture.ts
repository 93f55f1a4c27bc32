import { mediaLimits } from '#content/media/media.ts'
import { type Network, RefusedAddressError, redirectOf, requestPublic } from '../internet/public-request.ts'
import { tooManyBytes } from '../media/library/receive-upload.ts'
import { errorCode } from '../problems/error-code.ts'
import { Problem } from '../problems/problem.ts'

const maxRedirects = 5
/** In ms, with all redirects. */
const timeout = 30_000

const headers = { 'User-Agent': 'Consultorio (fotos del sitio anterior)', Accept: 'image/*' }

/**
 * Reads a picture from the owner's former site. Redirects are followed only to the same host, with or without `www.`.
 * @throws {Problem} `invalid_request` in the owner's words | `picture_too_large`
 */
export async function* fetchPicture(address: URL, network?: Partial<Network>): AsyncGenerator<Buffer> {
  const late = AbortSignal.timeout(timeout)
  let bytes = 0
  try {
    for await (const chunk of await bodyOf(address, late, network)) {
      bytes += chunk.length
      if (bytes > mediaLimits.bytes) throw tooManyBytes()
      yield chunk
    }
  } catch (error) {
    throw error instanceof Problem ? error : refusal(wordsOf(error, late.aborted), error)
  }
}

async function bodyOf(from: URL, signal: AbortSignal, network?: Partial<Network>) {
  let url = from
  for (let redirect = 0; redirect <= maxRedirects; redirect += 1) {
    if (bareHost(url) !== bareHost(from)) throw refusal(`Su dirección lleva a otro sitio (${url.host}).`)
    const response = await requestPublic(url, { signal, headers, network })
    const location = redirectOf(response)
    if (location === undefined && response.statusCode === 200) return response
    response.destroy()
    if (location === undefined || !URL.canParse(location, url)) {
      throw refusal(`Su sitio anterior respondió con el error ${response.statusCode}.`)
    }
    url = new URL(location, url)
  }
  throw refusal('Su dirección lleva a otras sin terminar.')
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^www\./, '')

const refusal = (detail: string, cause?: unknown) =>
  new Problem('invalid_request', { detail, issues: [{ path: 'address', message: detail }], cause })

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Su sitio anterior ya no se abre: el nombre no lleva a ningún servidor.',
  ECONNREFUSED: 'El servidor de su sitio anterior no acepta visitas.',
  ECONNRESET: 'La respuesta de su sitio anterior llegó incompleta.',
  CERT_HAS_EXPIRED: 'El certificado de su sitio anterior venció.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'El certificado de su sitio anterior es de otro nombre.',
}

function wordsOf(error: unknown, isLate: boolean): string {
  if (error instanceof RefusedAddressError) return 'Su dirección no se puede leer desde internet.'
  if (isLate) return 'Su sitio anterior tardó demasiado en responder.'
  return failures[errorCode(error) ?? ''] ?? 'No se llega al servidor de su sitio anterior.'
}
