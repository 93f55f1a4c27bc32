import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchError } from './fetch-error.ts'

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
export async function* boundedBody(
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
