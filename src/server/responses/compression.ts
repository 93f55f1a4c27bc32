import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type CompressedBodies = { readonly br?: Buffer; readonly gzip?: Buffer }

/** The lowest quality with which the home page stays below 23 KB: docs/decisions/0074-one-compression.md. */
const quality = { brotli: 10, gzip: 6 } as const

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
export async function compress(body: Buffer): Promise<CompressedBodies> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params }),
    compressGzip(body, { level: quality.gzip }),
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
