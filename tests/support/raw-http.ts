import { connect } from 'node:net'
import type { RunningServer } from './server.ts'

export type RawResponse = {
  readonly status: number
  /** Names in lower case; values of a repeated header are joined with a line feed. */
  readonly headers: Readonly<Record<string, string>>
}

export type Exchange = {
  /** All responses in order, without interim (1xx) ones. */
  readonly responses: readonly RawResponse[]
  readonly text: string
  /** Whether the server closed the connection. */
  readonly closed: boolean
}

type Options = {
  /** After this many ms without data, the connection counts as kept open. */
  readonly timeout?: number
}

/** Sends exact bytes, one per character, and returns the data received until the server closes or goes silent. */
export function exchange(
  { port }: Pick<RunningServer, 'port'>,
  request: string,
  { timeout = 20_000 }: Options = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const done = (closed: boolean) => {
      resolve({ responses: responsesIn(text), text, closed })
      socket.destroy()
    }
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk
    })
    // A server that closes with unread data resets the connection.
    socket.on('error', () => {})
    socket.on('close', () => done(true))
    socket.setTimeout(timeout, () => done(false))
    socket.write(Buffer.from(request, 'latin1'))
  })
}

function responsesIn(text: string): RawResponse[] {
  const heads = text.match(/HTTP\/1\.1 \d{3} [^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n/g) ?? []
  return heads.map(responseOf).filter(({ status }) => status >= 200)
}

function responseOf(head: string): RawResponse {
  const [first = '', ...lines] = head.trimEnd().split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value
  }
  return { status: Number(first.split(' ')[1]), headers }
}
