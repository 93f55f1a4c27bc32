import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Lighthouse's «slow 4G»: 150 ms for each request, 1.6 Mbit/s. */
const latency = 150
const bytesPerMs = 200

/**
 * A slow line to a site, which all of a browser's connections share. The browser's own emulation leaves out pages that
 * are prerendered.
 */
export async function startSlowLine(opened: AsyncDisposableStack, port: number) {
  let free = 0
  let bytes = 0
  const sockets = new Set<Socket>()
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1')
    for (const socket of [browser, site]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => [browser, site].forEach((each) => void each.destroy()))
    }
    browser.on('data', (data) => setTimeout(() => site.write(data), latency))
    site.on('data', (data) => {
      bytes += data.length
      free = Math.max(free, performance.now()) + data.length / bytesPerMs
      setTimeout(() => browser.write(data), Math.max(0, free - performance.now()))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.defer(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return { url: `http://127.0.0.1:${address.port}`, received: () => bytes }
}
