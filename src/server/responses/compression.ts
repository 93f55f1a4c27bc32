import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
