import { lookup as lookupName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicIp } from './public-ip.ts'

export type AskOptions = {
  /** In ms, for all redirects together. */
  readonly timeout: number
  /** Which addresses may be connected to. Tests allow this machine. */
  readonly mayConnect?: (ip: string) => boolean
  /** Ports other than 80 and 443, for tests. */
  readonly mayUsePort?: (port: string) => boolean
}

const maxRedirects = 5

/** Sites answer programs without a name with 403 more often. */
const headers = { 'User-Agent': 'Consultorio (revisión de fuentes)', Accept: '*/*' }

/**
 * Requests an address of the internet and returns the status of the response. Every redirect is checked like the first
 * address, and the connection goes to the very IP address that was checked, so that no name can lead into a private
 * network.
 *
 * @throws if the address is not public, or does not respond in time.
 */
export async function askSource(address: string, options: AskOptions): Promise<number> {
  const signal = AbortSignal.timeout(options.timeout)
  let url = address
  for (let redirect = 0; redirect <= maxRedirects; redirect += 1) {
    const { status, location } = await askOnce(url, signal, options)
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
  options: AskOptions,
): Promise<SourceResponse> {
  const { mayConnect = isPublicIp, mayUsePort = () => false } = options
  const url = new URL(address)
  const isHttp = url.protocol === 'http:'
  if (!isHttp && url.protocol !== 'https:') throw new Error(`${url.protocol} is not for sources.`)
  if (url.port !== '' && !mayUsePort(url.port)) throw new Error('Sources use the usual ports.')
  if (url.username !== '' || url.password !== '') throw new Error('A source has no password.')
  // Node does not look up an address that is an IP already.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayConnect(host)) throw new Error(`${host} is not public.`)

  return new Promise((resolve, reject) => {
    // Not imported, because it would load Node's TLS at every start.
    const ask = isHttp ? requestHttp : process.getBuiltinModule('node:https').request
    const asked = ask(
      url,
      { signal, headers, agent: false, lookup: publicLookup(mayConnect) },
      (response) => {
        const { statusCode: status = 0, headers: received } = response
        const isRedirect = status >= 300 && status < 400 && status !== 304
        resolve({ status, location: isRedirect ? received.location : undefined })
        // Only the status matters.
        response.destroy()
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** Finds the addresses of a name, and refuses a name with a private address among them. */
const publicLookup =
  (mayConnect: (ip: string) => boolean): LookupFunction =>
  (name, options, callback) => {
    lookupName(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      const isRefused = !error && (!first || found.some(({ address }) => !mayConnect(address)))
      if (error || isRefused || !first) callback(error ?? new Error(`${name} is not public.`), [])
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
