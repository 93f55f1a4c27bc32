import { lookup } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicIp } from './public-ip.ts'

type Refusal = 'private' | 'protocol' | 'port' | 'password'

const messages: Readonly<Record<Refusal, string>> = {
  private: 'is not public.',
  protocol: 'has no protocol of the web.',
  port: 'does not use the usual ports.',
  password: 'has a password.',
}

/** The server does not connect to this address. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError'
  readonly refusal: Refusal

  constructor(refusal: Refusal, address: string) {
    super(`${address} ${messages[refusal]}`)
    this.refusal = refusal
  }
}

/** What the server may connect to. Tests replace parts, to reach servers on this machine. */
export type Network = {
  readonly mayConnect: (ip: string) => boolean
  /** Ports other than 80 and 443. */
  readonly mayUsePort: (port: string) => boolean
  /** All addresses of a name. */
  readonly lookup: (name: string) => Promise<readonly { address: string; family: number }[]>
}

const internet: Network = {
  mayConnect: isPublicIp,
  mayUsePort: () => false,
  lookup: (name) => lookup(name, { all: true }),
}

type Options = Required<Pick<RequestOptions, 'signal' | 'headers'>> & {
  readonly network?: Partial<Network> | undefined
}

/**
 * Requests an address of the internet, without following a redirect. The connection goes to the very IP address that was checked, so
 * that no name can lead into a private network. The caller reads the body, or destroys it.
 *
 * @throws {RefusedAddressError} if the address is not public.
 */
export async function requestPublic(
  url: URL,
  { signal, headers, network }: Options,
): Promise<IncomingMessage> {
  const { mayConnect, mayUsePort, lookup } = { ...internet, ...network }
  const isHttp = url.protocol === 'http:'
  const refuse = (refusal: Refusal) => {
    throw new RefusedAddressError(refusal, url.host)
  }
  if (!isHttp && url.protocol !== 'https:') refuse('protocol')
  if (url.port !== '' && !mayUsePort(url.port)) refuse('port')
  if (url.username !== '' || url.password !== '') refuse('password')
  // Node does not look up an address that is an IP already.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayConnect(host)) refuse('private')

  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  // Not imported, because it would load Node's TLS at every start.
  const request = isHttp ? requestHttp : process.getBuiltinModule('node:https').request
  request(url, { signal, headers, agent: false, lookup: publicLookup({ mayConnect, lookup }) }, resolve)
    .on('error', reject)
    .end()
  return promise
}

/** Where a response redirects to, as it stands in its header. */
export function redirectOf({ statusCode: status = 0, headers }: IncomingMessage): string | undefined {
  return status >= 300 && status < 400 && status !== 304 ? headers.location : undefined
}

/** Finds the addresses of a name, and refuses a name with a private address among them. */
const publicLookup =
  ({ mayConnect, lookup }: Pick<Network, 'mayConnect' | 'lookup'>): LookupFunction =>
  (name, options, callback) => {
    lookup(name).then(
      (found) => {
        const [first] = found
        if (!first || found.some(({ address }) => !mayConnect(address)))
          callback(new RefusedAddressError('private', name), [])
        else if (options.all) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, []),
    )
  }
