import { hash } from 'node:crypto'
import { type CompressedBodies, compress, isCompressible } from './compression.ts'

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
