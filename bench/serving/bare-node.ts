import { createServer } from 'node:http'
import type { ServedResponse } from './served-responses.ts'

const port = Number(process.argv[2])

process.once('message', (responses: ServedResponse[]) => {
  const byPath = new Map(
    responses.map(({ path, headers, contentType, etag, body: bytes }) => {
      const shared = [...headers.flat(), 'ETag', etag]
      const body = Buffer.from(bytes)
      const full = [...shared, 'Content-Type', contentType, 'Content-Length', String(body.length)]
      return [path, { etag, shared, full, body }] as const
    }),
  )
  createServer((request, response) => {
    const result = byPath.get(request.url ?? '')
    if (!result) response.writeHead(404).end()
    else if (request.headers['if-none-match'] === result.etag) response.writeHead(304, result.shared).end()
    else response.writeHead(200, result.full).end(result.body)
  }).listen(port, '127.0.0.1', () => process.send?.('up'))
})

process.on('disconnect', () => process.exit(0))
