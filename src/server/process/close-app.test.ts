import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeApp } from './close-app.ts'

test('an app closes after its last response, even if the visitor keeps the connection open', async () => {
  const app = Fastify()
  const { promise: inFlight, resolve } = Promise.withResolvers<ServerResponse>()
  app.get('/', (_request, reply) => {
    reply.hijack()
    resolve(reply.raw)
  })
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const visitor = connect(Number(port), hostname)
  const result = text(visitor)
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const response = await inFlight

  const closing = closeApp(app)
  while (app.server.listening) await new Promise(setImmediate)
  response.end('entero')
  await closing

  expect(await result).toMatch(/Connection: keep-alive[\s\S]+entero/)
})
