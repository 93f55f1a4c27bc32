import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Answer } from '../../responses/prepared-response.ts'
import { chooseEncoding } from '../accepted-encodings.ts'
import { namesTag } from '../conditional.ts'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'
import { AnswerBytes } from './response-bytes.ts'

type Options = {
  /** The response for a path, if it is already rendered. */
  readonly find: (path: string) => Answer | undefined
  readonly onAnswer: (path: string, status: number) => void
  /** Called with a new connection on which no request arrived in time. */
  readonly onSilence: (socket: Socket) => void
  /** How long a new connection may be silent, and how long a connection may be idle between two requests, in ms. */
  readonly firstSilence: number
  readonly keepAlive: number
}

/**
 * Responds to the simplest requests directly on the connection, with responses that are already rendered. The first
 * request of any other form passes the connection, with the bytes received, to Node's HTTP implementation for good.
 */
export function addQuickLane(
  server: Server,
  { find, onAnswer, onSilence, firstSilence, keepAlive }: Options,
): void {
  const bytes = new AnswerBytes(keepAlive)
  const connections = new Set<Socket>()
  const toNode = server.listeners('connection')
  server.removeAllListeners('connection')

  function answerTo(request: PlainRequest): Buffer | undefined {
    const answer = find(request.path)
    if (!answer) return undefined
    if (answer.status === 200 && namesTag(request.ifNoneMatch, answer.etag)) {
      onAnswer(request.path, 304)
      return bytes.of({ status: 304, headers: answer.notModifiedHeaders, body: undefined })
    }
    const { headers, body } = chooseEncoding(answer, request.acceptEncoding)
    onAnswer(request.path, answer.status)
    return bytes.of({ status: answer.status, headers, body })
  }

  function take(socket: Socket): void {
    let isFirst = true

    function onData(chunk: Buffer): void {
      const request = server.listening ? readPlainRequest(chunk) : undefined
      const answer = request && answerTo(request)
      if (!answer) {
        handOver(chunk)
        return
      }
      if (isFirst) socket.setTimeout(keepAlive)
      isFirst = false
      // Stop reading from a client that does not read its responses, so that they do not fill the memory.
      if (!socket.write(answer)) socket.pause()
    }

    const onDrain = () => socket.resume()
    const onEnd = () => socket.end()
    // Client disconnects are expected; do not log them.
    const onError = () => socket.destroy()
    const onTimeout = () => (isFirst ? onSilence(socket) : socket.destroy())
    const onClose = () => connections.delete(socket)

    function handOver(chunk: Buffer): void {
      connections.delete(socket)
      socket.pause()
      socket.off('data', onData).off('drain', onDrain).off('end', onEnd).off('error', onError)
      socket.off('timeout', onTimeout).off('close', onClose).setTimeout(0)
      socket.unshift(chunk)
      for (const listener of toNode) listener.call(server, socket)
      process.nextTick(() => socket.resume())
    }

    connections.add(socket)
    socket.setTimeout(firstSilence)
    socket.on('data', onData).on('drain', onDrain).on('end', onEnd).on('error', onError)
    socket.on('timeout', onTimeout).on('close', onClose)
  }

  server.on('connection', take)
  closeWith(server, connections)
}

/** These connections respond at once, so all of them count as idle. */
function closeWith(server: Server, connections: ReadonlySet<Socket>): void {
  const closeIdle = server.closeIdleConnections.bind(server)
  const closeAll = server.closeAllConnections.bind(server)
  server.closeIdleConnections = () => {
    for (const socket of connections) socket.destroySoon()
    closeIdle()
  }
  server.closeAllConnections = () => {
    for (const socket of connections) socket.destroy()
    closeAll()
  }
}
