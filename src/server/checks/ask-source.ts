import { type Network, redirectOf, requestPublic } from '../internet/public-request.ts'

const maxRedirects = 5

/** Sites answer programs without a name with 403 more often. */
const headers = { 'User-Agent': 'Consultorio (revisión de fuentes)', Accept: '*/*' }

/**
 * Requests an address of the internet and returns the status of the response. Every redirect is checked like the first
 * address.
 *
 * @param timeout In ms, for all redirects together.
 * @throws if the address is not public, or does not respond in time.
 */
export async function askSource(
  address: string,
  timeout: number,
  network?: Partial<Network>,
): Promise<number> {
  const signal = AbortSignal.timeout(timeout)
  let url = address
  for (let redirect = 0; redirect <= maxRedirects; redirect += 1) {
    const { status, location } = await askOnce(url, signal, network)
    if (location === undefined) return status
    url = new URL(location, url).href
  }
  throw new Error('There are too many redirects.')
}

type SourceResponse = { readonly status: number; readonly location?: string | undefined }

/** Requests an address without following a redirect. @throws as `askSource` does. */
export async function askOnce(
  address: string,
  signal: AbortSignal,
  network?: Partial<Network>,
): Promise<SourceResponse> {
  const response = await requestPublic(new URL(address), { signal, headers, network })
  // Only the status matters.
  response.destroy()
  const { statusCode: status = 0 } = response
  return { status, location: redirectOf(response) }
}
