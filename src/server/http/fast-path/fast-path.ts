import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { PreparedResponse } from '../../responses/prepared-response.ts'
import { chooseEncoding } from '../accepted-encodings.ts'
import { namesTag } from '../conditional.ts'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'
import { ResponseBytes } from './response-bytes.ts'

type Options = {
  /** The response for a path, if it is already rendered. */
  readonly find: (path: string) => PreparedResponse | undefined
  readonly onResponse: (path: string, status: number) => void
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
export function addFastPath(
  server: Server,
  { find, onResponse, onSilence, firstSilence, keepAlive }: Options,
): void {
  const bytes = new ResponseBytes(keepAlive)
  const connections = new Set<Socket>()
  const toNode = server.listeners('connection')
  server.removeAllListeners('connection')

  function responseTo(request: PlainRequest): Buffer | undefined {
    const response = find(request.path)
    if (!response) return undefined
    if (response.status === 200 && namesTag(request.ifNoneMatch, response.etag)) {
      onResponse(request.path, 304)
      return bytes.of({ status: 304, headers: response.notModifiedHeaders, body: undefined })
    }
    const { headers, body } = chooseEncoding(response, request.acceptEncoding)
    onResponse(request.path, response.status)
    return bytes.of({ status: response.status, headers, body })
  }

  function take(socket: Socket): void {
    let isFirst = true

    function onData(chunk: Buffer): void {
      const request = server.listening ? readPlainRequest(chunk) : undefined
      const result = request && responseTo(request)
      if (!result) {
        handOver(chunk)
        return
      }
      if (isFirst) socket.setTimeout(keepAlive)
      isFirst = false
      // Stop reading from a client that does not read its responses, so that they do not fill the memory.
      if (!socket.write(result)) socket.pause()
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
