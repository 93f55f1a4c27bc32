import type { FastifyInstance } from 'fastify'

/** Longest time that requests in flight are given, and time between two looks for idle connections, in ms. */
const patience = 8_000
const lookEvery = 50

/** Stops accepting, lets the requests in flight finish, and cuts those that take too long. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  // A visitor's connection is kept open between requests, and would keep the process with it.
  const idle = setInterval(() => app.server.closeIdleConnections(), lookEvery)
  const late = setTimeout(() => app.server.closeAllConnections(), patience)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
