import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Each name once. */
export type ResponseHeaders = Readonly<Record<string, string>>

/** A response before compression. */
export type ResponseContent = {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  /** Other headers, such as security and caching. */
  readonly headers: ResponseHeaders
  /** Whether the response at this URL never changes. */
  readonly isImmutable?: boolean
  /** Used instead of the ETag made from the content. */
  readonly etag?: string
  /** Whether it is made again for each request, so that compressing it well costs more than it saves. */
  readonly isForOneRequest?: boolean
  /** Whether clients may request parts of the body. Needs a strong `etag`. */
  readonly hasRanges?: boolean
}

/** Everything sent for one URL, made once: a request only chooses an encoding. */
export class PreparedResponse {
  readonly content: ResponseContent
  /** By default weak, and the same for every encoding. */
  readonly etag: string
  /** For every encoding, and for a 304. */
  readonly headers: ResponseHeaders
  #compressed: CompressedBodies | undefined
  #compressing: Promise<CompressedBodies> | undefined
  #quick: Promise<CompressedBodies> | undefined

  /** @param compressed The body in other encodings, if it is already compressed. */
  constructor(content: ResponseContent, compressed?: CompressedBodies) {
    const { contentType, body, headers } = content
    this.content = content
    this.etag = content.etag ?? etagOf(content)
    const isPlain = !compressed && !isCompressible(contentType, body)
    this.#compressed = isPlain ? {} : compressed
    const vary = [headers.Vary, isPlain ? undefined : 'Accept-Encoding'].filter((name) => name !== undefined)
    this.headers = {
      ...headers,
      ETag: this.etag,
      ...(vary.length > 0 && { Vary: vary.join(', ') }),
      ...(content.hasRanges && { 'Accept-Ranges': 'bytes' }),
    }
  }

  get status(): number {
    return this.content.status
  }

  /** Undefined until `compress` has compressed the body. */
  get compressed(): CompressedBodies | undefined {
    return this.#compressed
  }

  /** Compresses the body once, on other threads. Rejects if that fails; the next call tries again. */
  compress(): Promise<CompressedBodies> {
    this.#compressing ??= this.#compress()
    return this.#compressing
  }

  /** The same in a twentieth of the time and 9 % larger, for a client that waits. */
  compressQuickly(): Promise<CompressedBodies> {
    if (this.content.isForOneRequest) return this.compress()
    this.#quick ??= compress(this.content.body, 'quickly').catch((error: unknown) => {
      this.#quick = undefined
      throw error
    })
    return this.#quick
  }

  async #compress(): Promise<CompressedBodies> {
    try {
      const { body, isForOneRequest } = this.content
      this.#compressed ??= await compress(body, isForOneRequest ? 'quickly' : 'well')
      this.#quick = undefined
      return this.#compressed
    } finally {
      this.#compressing = undefined
    }
  }
}

/** The body stays the same in every encoding, so the tag is weak. */
function etagOf({ status, contentType, headers, body }: ResponseContent): string {
  const head = Buffer.from(JSON.stringify([status, contentType, headers]))
  return `W/"${hash('sha256', Buffer.concat([head, body]), 'base64url').slice(0, 22)}"`
}

/** The files of the browser bundle by URL path. */
export type BundleFiles = ReadonlyMap<string, PreparedResponse>

export type CompressedBodies = { readonly br?: Buffer; readonly gzip?: Buffer }

/**
 * Brotli's quality. 'well' is the lowest with which the home page stays below 23 KB; 'quickly' takes a twentieth of the
 * time for a body that is 9 % larger: docs/decisions/0074-one-compression.md.
 */
const brotliQuality = { well: 10, quickly: 5 } as const
export type Effort = keyof typeof brotliQuality
const gzipLevel = 6

/** Smaller bodies, in bytes, fit into one network packet anyway. */
const smallestBody = 200

// These run on zlib's own threads.
const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

const textTypes =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|javascript|manifest\+json|wasm|[\w.-]+\+(?:json|xml)))/

export function isCompressible(contentType: string, body: Buffer): boolean {
  return body.length >= smallestBody && textTypes.test(contentType)
}

/** Returns only the encodings that make the body smaller. */
export async function compress(body: Buffer, effort: Effort): Promise<CompressedBodies> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params }),
    compressGzip(body, { level: gzipLevel }),
  ])
  return {
    ...(br.length < body.length ? { br: compact(br) } : {}),
    ...(gz.length < body.length ? { gzip: compact(gz) } : {}),
  }
}

/** zlib returns a view into a buffer several times as large, and the view would keep that buffer in memory. */
function compact(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}

export type ResponseCache = LRUCache<string, PreparedResponse>

/**
 * Caches the most recently requested responses by path.
 * @param maxBytes Of their bodies before compression.
 */
export const createResponseCache = (maxBytes: number): ResponseCache =>
  // The library accepts no size of 0.
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ content }) => Math.max(content.body.length, 1) })
