import { bareHost } from '#content/links/bare-host.ts'
import { mediaLimits } from '#content/media/media.ts'
import { type Network, RefusedAddressError, redirectOf, requestPublic } from '../internet/public-request.ts'
import { tooManyBytes } from '../media/library/receive-upload.ts'
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
    if (response.statusCode === 200) return response
    response.destroy()
    const location = redirectOf(response)
    const next = location === undefined ? null : URL.parse(location, url)
    if (!next) throw refusal(`Su sitio anterior respondió con el error ${response.statusCode}.`)
    url = next
  }
  throw refusal('Su dirección lleva a otras sin terminar.')
}

const refusal = (detail: string, cause?: unknown) => new Problem('invalid_request', { detail, cause })

function wordsOf(error: unknown, isLate: boolean): string {
  if (error instanceof RefusedAddressError) return 'Su dirección no se puede leer desde internet.'
  return isLate
    ? 'Su sitio anterior tardó demasiado en responder.'
    : 'Su sitio anterior no se abre, o la dio incompleta. Si ya no se abre, elija el ZIP de sus fotos.'
}
