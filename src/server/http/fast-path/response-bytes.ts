import { STATUS_CODES } from '../../process/node-http.ts'
import type { FlatHeaders } from '../../responses/prepared-response.ts'

/** A response with its body, or a 304 without one. */
type Sent = { readonly status: number; readonly headers: FlatHeaders; readonly body: Buffer | undefined }

/** Maximum bytes cached within one second. Further responses are assembled for each request. */
const maxCachedBytes = 4 * 1024 * 1024

/** Complete responses as bytes. They are assembled again every second, because they contain the time. */
export class ResponseBytes {
  readonly #closing: string
  readonly #kept = new Map<FlatHeaders, Buffer>()
  #keptBytes = 0
  #second = 0
  #date = ''

  /** @param keepAlive How long a connection is kept between two requests, in ms. */
  constructor(keepAlive: number) {
    this.#closing = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAlive / 1000)}\r\n\r\n`
  }

  of(sent: Sent): Buffer {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) this.#begin(second)
    // Each headers array belongs to one body of one response, so it can be the key.
    return this.#kept.get(sent.headers) ?? this.#make(sent)
  }

  #begin(second: number): void {
    this.#second = second
    this.#date = new Date(second * 1000).toUTCString()
    this.#kept.clear()
    this.#keptBytes = 0
  }

  #make({ status, headers, body }: Sent): Buffer {
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    for (let index = 0; index < headers.length; index += 2)
      head += `${headers[index]}: ${headers[index + 1]}\r\n`
    head += `Date: ${this.#date}\r\n${this.#closing}`

    const start = Buffer.from(head, 'latin1')
    const bytes = body ? Buffer.concat([start, body]) : start
    if (this.#keptBytes + bytes.length <= maxCachedBytes) {
      this.#kept.set(headers, bytes)
      this.#keptBytes += bytes.length
    }
    return bytes
  }
}
