import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { createServer, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { makeCertificate } from './certificate.ts'

const { cert, key } = makeOwnCertificate()

/** Does a web server's work before the process: terminates TLS at `port`, and forwards the client's address. */
export async function startTlsFront(port: number, targetPort: number) {
  const front = createServer({ key, cert }, (req, res) => {
    const headers = {
      ...req.headers,
      'x-forwarded-for': req.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
    }
    const onward = plainRequest(
      { port: targetPort, host: '127.0.0.1', method: req.method, path: req.url, headers },
      (response) => {
        res.writeHead(response.statusCode ?? 502, response.rawHeaders)
        response.pipe(res)
      },
    )
    onward.on('error', () => res.destroy())
    req.pipe(onward)
  })
  front.listen(port, '127.0.0.1')
  await once(front, 'listening')
  return {
    stop: async () => {
      front.close().closeAllConnections()
      await once(front, 'close')
    },
  }
}

export type SecureResponse = {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

type Options = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string }

/** Sends a request over TLS, trusting the certificate of `startTlsFront`. */
export async function askSecurely(
  url: string,
  { method = 'GET', headers = {}, body = '' }: Options = {},
): Promise<SecureResponse> {
  const sent = request(url, { method, headers, ca: cert }).end(body)
  const [result] = await once(sent, 'response')
  const received = new Headers()
  for (let index = 0; index < result.rawHeaders.length; index += 2) {
    received.append(result.rawHeaders[index], result.rawHeaders[index + 1])
  }
  return { status: result.statusCode, headers: received, body: await text(result) }
}

function makeOwnCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'consultorio-tls-'))
  try {
    return makeCertificate(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
