import { request } from 'node:http'

/** A compressed response as sent over the wire. */
export type ServedResponse = {
  readonly path: string
  /** Names and values, without the headers that each server sets itself. */
  readonly headers: readonly (readonly [string, string])[]
  readonly contentType: string
  readonly etag: string
  readonly body: Buffer
}

/** Headers about the connection, the time and the file, which each server sets itself. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
])

/** Requests a path like a browser does, without decompressing the response. */
export function fetchResponse(site: string, path: string): Promise<ServedResponse> {
  return new Promise((resolve, reject) => {
    request(site + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const { statusCode, rawHeaders, headers } = response
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        if (statusCode !== 200) return reject(new Error(`${path} returned ${statusCode}.`))
        resolve({
          path,
          headers: pairs(rawHeaders).filter(([name]) => !ownHeaders.has(name.toLowerCase())),
          contentType: headers['content-type'] ?? 'application/octet-stream',
          etag: headers.etag ?? '',
          body: Buffer.concat(parts),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}

function pairs(flat: readonly string[]): (readonly [string, string])[] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : []))
}
