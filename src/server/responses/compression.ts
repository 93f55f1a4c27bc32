import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type CompressedBodies = { readonly br?: Buffer; readonly gzip?: Buffer }

/**
 * Brotli's quality for a response that many clients get, and for one that is made for a single request. The first is the
 * lowest with which the home page stays below 23 KB: docs/decisions/0074-one-compression.md.
 */
const sharedQuality = 10
const singleQuality = 5
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

/**
 * Returns only the encodings that make the body smaller.
 * @param isForOneRequest Takes a twentieth of the time for a body that is 9 % larger.
 */
export async function compress(body: Buffer, isForOneRequest = false): Promise<CompressedBodies> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: isForOneRequest ? singleQuality : sharedQuality,
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
