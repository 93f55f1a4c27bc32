import type { FastifyInstance } from 'fastify'

/** Maximum time for requests in flight, and the interval of the checks for idle connections, in ms. */
const timeout = 8_000
const checkInterval = 50

/** Stops accepting connections, lets requests in flight finish, and cuts those that take too long. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  // Visitors' connections stay open between requests and would keep the process alive.
  const idle = setInterval(() => app.server.closeIdleConnections(), checkInterval)
  const late = setTimeout(() => app.server.closeAllConnections(), timeout)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
