import { type Agent, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Question = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** A certificate to trust in addition to the system's. */
  readonly ca?: string | undefined
  /** An agent that keeps connections alive; without it, each call opens its own. */
  readonly agent?: Agent
  /** The local address that the call comes from. */
  readonly from?: string
}

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as sent, compressed or not. */
  readonly raw: Buffer
  readonly text: string
}

/** Sends one request without normalizing its path. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body, ca, from, agent } = question
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === 'https:' ? requestSecure : requestPlain
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method,
        ca,
        agent: agent ?? false,
        family: 4,
        ...(from && { localAddress: from }),
        headers: { ...length, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const raw = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, raw, text: decoded(raw, headers['content-encoding']) })
        })
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

function decoded(raw: Buffer, encoding: string | undefined): string {
  if (raw.length === 0 || encoding === undefined) return raw.toString()
  return (encoding === 'br' ? brotliDecompressSync(raw) : gunzipSync(raw)).toString()
}
