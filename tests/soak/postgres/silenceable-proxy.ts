import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy before the PostgreSQL at `url` that can go silent without closing a connection. */
export async function silenceableProxy(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      // The close event follows an error.
      from.on('error', () => {})
      if (isSilent) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  const proxied = new URL(url)
  proxied.port = String(address.port)

  return {
    url: proxied.href,
    silence() {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
