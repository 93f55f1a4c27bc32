import { hash } from 'node:crypto'
import { tooLate, visitorPatience, within } from '../process/within.ts'
import {
  type CompressBest,
  type CompressedBodies,
  type CompressionEffort,
  compress,
  isCompressible,
} from './compression/compression.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Alternating names and values, the format that Node writes fastest. Not changed once created. */
export type FlatHeaders = string[]

/** One body of a response, with all its headers. */
export type EncodedResponse = { readonly headers: FlatHeaders; readonly body: Buffer }

/** A response before compression. */
export type ResponseContent = {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  /** Other headers, such as security and caching. */
  readonly headers: FlatHeaders
  /** Whether the response at this URL never changes. */
  readonly isImmutable?: boolean
  /** Used instead of the ETag made from the content. */
  readonly etag?: string
}

/** Everything sent for one URL, built once: a request only chooses an encoding. */
export type PreparedResponse = {
  readonly content: ResponseContent
  readonly status: number
  /** By default weak, and the same for every encoding. */
  readonly etag: string
  readonly identity: EncodedResponse
  readonly br: EncodedResponse | undefined
  readonly gzip: EncodedResponse | undefined
  readonly notModifiedHeaders: FlatHeaders
  readonly effort: CompressionEffort
  /** Total of all bodies. */
  readonly byteLength: number
}

/** Creates the response for `content`. `compressed` is its body if it is already compressed. */
export async function prepareResponse(
  content: ResponseContent,
  effort: CompressionEffort,
  compressed?: CompressedBodies,
): Promise<PreparedResponse> {
  if (compressed) return assemble(content, compressed, 'best')
  if (!isCompressible(content.contentType, content.body)) return assemble(content, {}, 'best')
  return assemble(content, await compress(content.body, effort), effort)
}

/**
 * Creates the response for a visitor who waits for it. When the threads that compress are busy or stuck, it is not
 * compressed; `compressBetter` does it later.
 */
export async function prepareSoon(content: ResponseContent): Promise<PreparedResponse> {
  const prepared = await within(prepareResponse(content, 'quick'), visitorPatience)
  return prepared === tooLate ? assemble(content, {}, 'quick') : prepared
}

/** The same response in fewer bytes. @param compressBest Compresses as well as possible. */
export async function compressBetter(
  response: PreparedResponse,
  compressBest: CompressBest,
  signal?: AbortSignal,
): Promise<PreparedResponse> {
  if (response.effort === 'best') return response
  return assemble(response.content, await compressBest(response.content.body, signal), 'best')
}

/** Contents with the same ETag make the same response. */
export function etagOf({ etag, status, contentType, body, headers }: ResponseContent): string {
  if (etag) return etag
  const head = Buffer.from(JSON.stringify([status, contentType, headers]))
  return `W/"${hash('sha256', Buffer.concat([head, body]), 'base64url').slice(0, 22)}"`
}

function assemble(
  content: ResponseContent,
  { br, gzip }: CompressedBodies,
  effort: CompressionEffort,
): PreparedResponse {
  const etag = etagOf(content)
  const varies = br || gzip ? ['Vary', 'Accept-Encoding'] : []
  const shared = [...content.headers, 'ETag', etag, ...varies]

  const encoded = (body: Buffer, encoding: string[]): EncodedResponse => ({
    headers: [
      'Content-Type',
      content.contentType,
      'Content-Length',
      String(body.length),
      ...encoding,
      ...shared,
    ],
    body,
  })
  return {
    content,
    status: content.status,
    etag,
    identity: encoded(content.body, []),
    br: br && encoded(br, ['Content-Encoding', 'br']),
    gzip: gzip && encoded(gzip, ['Content-Encoding', 'gzip']),
    notModifiedHeaders: shared,
    effort,
    byteLength: content.body.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  }
}
