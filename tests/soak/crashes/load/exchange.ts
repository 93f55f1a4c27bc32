import { type Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

export type Exchange = {
  readonly status: number
  readonly etag: string | undefined
  /** The decoded body; empty if there is none. */
  readonly body: string
}

type Options = {
  readonly agent: Agent
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Record<string, string>
}

const decoders = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
} as const

/** One request with an explicit connection and encoding, because `fetch` chooses both itself. */
export async function exchange(
  url: string,
  { agent, method = 'GET', headers = {} }: Options,
): Promise<Exchange> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent, method, headers }, resolve)
      .on('error', (cause) => reject(new NoResponseError(String(cause), { cause })))
      .end()
  })
  const bytes = await buffer(response)
  const encoding = response.headers['content-encoding']
  const decode = encoding === 'br' || encoding === 'gzip' ? decoders[encoding] : undefined
  const body = decode && bytes.length > 0 ? await decode(bytes) : bytes
  return { status: response.statusCode ?? 0, etag: response.headers.etag, body: body.toString() }
}

/** The connection ended without a response. */
export class NoResponseError extends Error {
  override readonly name = 'UnansweredError'
}
