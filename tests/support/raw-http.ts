import { connect } from 'node:net'
import type { RunningServer } from './server.ts'

export type RawAnswer = {
  readonly status: number
  /** Lower-case names; a header that came twice has its values joined by a line feed. */
  readonly headers: Readonly<Record<string, string>>
}

export type Exchange = {
  /** Every answer that came, in order, without the interim ones. */
  readonly answers: readonly RawAnswer[]
  readonly text: string
  /** Whether the server closed the connection by itself. */
  readonly closed: boolean
}

type Options = {
  /** Takes the connection as kept open when nothing came for so long, in ms. */
  readonly patience?: number
}

/** Sends these very bytes, one character each, and gives what comes back until the server closes or falls silent. */
export function exchange(
  { port }: Pick<RunningServer, 'port'>,
  request: string,
  { patience = 20_000 }: Options = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const done = (closed: boolean) => {
      resolve({ answers: answersIn(text), text, closed })
      socket.destroy()
    }
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk
    })
    // A server that closes on what it has not read resets the connection.
    socket.on('error', () => {})
    socket.on('close', () => done(true))
    socket.setTimeout(patience, () => done(false))
    socket.write(Buffer.from(request, 'latin1'))
  })
}

function answersIn(text: string): RawAnswer[] {
  const heads = text.match(/HTTP\/1\.1 \d{3} [^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n/g) ?? []
  return heads.map(answerOf).filter(({ status }) => status >= 200)
}

function answerOf(head: string): RawAnswer {
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
