import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type CompressedBodies = { readonly br?: Buffer; readonly gzip?: Buffer }

/**
 * `quick` is good enough to serve at once. `best` takes about 100 times longer, which pays off for bodies that are
 * kept.
 */
export type CompressionEffort = 'quick' | 'best'

/** Compresses a body with the effort `best`, in any process. Rejects once `signal` aborts. */
export type CompressBest = (body: Buffer, signal?: AbortSignal) => Promise<CompressedBodies>

const levels = {
  quick: { brotli: 3, gzip: 3 },
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
} as const

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
export async function compress(body: Buffer, effort: CompressionEffort): Promise<CompressedBodies> {
  const level = levels[effort]
  const brotliOptions = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window larger than the body would only take memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(body.length)), 16), 22),
  }
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params: brotliOptions }),
    compressGzip(body, { level: level.gzip }),
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
