import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Answer } from '../publishing/answer.ts'
import { chooseEncoding } from './accepted-encodings.ts'
import { AnswerBytes } from './answer-bytes.ts'
import { namesTag } from './conditional.ts'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'

type Options = {
  /** The answer of a path, if it is at hand. */
  readonly find: (path: string) => Answer | undefined
  readonly onAnswer: (path: string, status: number) => void
  /** Takes a new connection on which nothing came in time. */
  readonly onSilence: (socket: Socket) => void
  /** How long a new connection may be silent, and one between two requests, in ms. */
  readonly firstSilence: number
  readonly keepAlive: number
}

/**
 * Answers the plainest requests of what is at hand on the connection itself. At the first request of any other form, the
 * connection goes over to Node's own HTTP with all that came of it, and stays there.
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
      // Nobody fills our memory by not reading what was asked for.
      if (!socket.write(answer)) socket.pause()
    }

    const onDrain = () => socket.resume()
    const onEnd = () => socket.end()
    // A visitor who left is no fault of ours.
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

/** Between two requests all of these connections are idle. */
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
