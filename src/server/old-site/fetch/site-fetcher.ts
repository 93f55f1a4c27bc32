import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import pLimit from 'p-limit'
import { type Network, redirectOf, requestPublic } from '../../internet/public-request.ts'
import { ElsewhereError, ExhaustedError, FetchError, fetchErrorOf } from './fetch-error.ts'

export type FetchLimits = {
  /** For all answers together, decompressed. */
  readonly bytes: number
  /** Redirects count too. */
  readonly requests: number
  /** In ms, for one answer with its redirects. */
  readonly timeout: number
  /** In ms, after each answer. A site for a few visitors must not feel the reader. */
  readonly pause: number
}

const usual: FetchLimits = { bytes: 1024 ** 3, requests: 2000, timeout: 30_000, pause: 200 }

const maxConcurrent = 2
const maxRedirects = 5

const headers = {
  'User-Agent': 'Consultorio (lectura del sitio anterior)',
  Accept: '*/*',
  'Accept-Encoding': 'gzip, br',
}

export type FetchedFile = {
  /** The address after redirects. */
  readonly url: URL
  /** Value of the header Content-Type. */
  readonly type: string
  readonly body: AsyncIterable<Buffer>
}

type Options = {
  /** Any address of the former site. */
  readonly site: URL
  readonly signal: AbortSignal
  readonly network?: Partial<Network> | undefined
  readonly limits?: Partial<FetchLimits>
}

export type SiteFetcher = ReturnType<typeof createSiteFetcher>

/** Reads files of one site, with and without `www.`, and follows no redirect to another. */
export function createSiteFetcher({ site, signal, network, limits }: Options) {
  const { bytes: maxTotal, requests: maxRequests, timeout, pause } = { ...usual, ...limits }
  const inTurn = pLimit(maxConcurrent)
  const name = bareHost(site)
  let requests = 0
  let total = 0

  const includes = (url: URL) => bareHost(url) === name

  async function follow(from: URL, own: AbortSignal): Promise<{ url: URL; response: IncomingMessage }> {
    let url = from
    for (let redirect = 0; redirect <= maxRedirects; redirect += 1) {
      if (!includes(url)) throw new ElsewhereError(url)
      requests += 1
      if (requests > maxRequests)
        throw new ExhaustedError(
          `Se leyeron ya ${maxRequests} direcciones de su sitio, y no se lee más de una vez.`,
        )
      const response = await requestPublic(url, { signal: own, headers, network })
      const location = redirectOf(response)
      if (location === undefined) return { url, response }
      response.destroy()
      if (!URL.canParse(location, url))
        throw new FetchError('La dirección lleva a otra que no está bien escrita.')
      url = new URL(location, url)
    }
    throw new FetchError('La dirección lleva a otras sin terminar.')
  }

  function counter(maxBytes: number) {
    let size = 0
    return (bytes: number) => {
      size += bytes
      total += bytes
      if (size > maxBytes) throw new FetchError(`Pesa más de ${megabytes(maxBytes)} MB.`)
      if (total > maxTotal)
        throw new ExhaustedError(
          `Se leyeron ya ${megabytes(maxTotal)} MB de su sitio, y no se lee más de una vez.`,
        )
    }
  }

  return {
    includes,

    /**
     * Calls `use` with a file of the site, which must read the body to its end.
     * @throws {FetchError} in the owner's words.
     */
    fetch: <Result>(
      address: URL,
      maxBytes: number,
      use: (file: FetchedFile) => Promise<Result>,
    ): Promise<Result> =>
      inTurn(async () => {
        signal.throwIfAborted()
        const done = new AbortController()
        const late = AbortSignal.timeout(timeout)
        let rest = 0
        const own = AbortSignal.any([signal, done.signal, late])
        try {
          const { url, response } = await follow(address, own)
          rest = pause
          const { statusCode = 0, headers: received } = response
          if (statusCode !== 200) throw new FetchError(statusWords(statusCode))
          const body = boundedBody(response, counter(maxBytes))
          return await use({ url, type: received['content-type'] ?? '', body })
        } catch (error) {
          signal.throwIfAborted()
          throw fetchErrorOf(error, late.aborted)
        } finally {
          // Ends a response that was not read to its end.
          done.abort()
          await setTimeout(rest, undefined, { signal }).catch(() => {})
        }
      }),
  }
}

/** Without `www.`. */
export const bareHost = ({ hostname }: URL) => hostname.replace(/^www\./, '')

const megabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10

function statusWords(status: number): string {
  if (status === 404 || status === 410) return 'Esa dirección ya no existe en su sitio.'
  if (status === 401 || status === 403) return `Su sitio no deja leer esa dirección (error ${status}).`
  return `Su sitio respondió con el error ${status}.`
}

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * The decompressed bytes of a response.
 * @param count Called with the size of each chunk. It throws to end the response.
 */
async function* boundedBody(
  response: IncomingMessage,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of decompressed(response)) {
    count(chunk.length)
    yield chunk
  }
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return response
  const create = Object.entries(decompressors).find(([name]) => name === encoding)?.[1]
  if (!create) throw new FetchError('La respuesta de su sitio está comprimida de un modo que aquí no se lee.')
  return pipeline(response, create(), () => {
    // The reader of the decompressed stream gets the error.
  })
}
