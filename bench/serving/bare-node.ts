import { createServer } from 'node:http'
import type { ServedAnswer } from './served-answers.ts'

const port = Number(process.argv[2])

process.once('message', (answers: ServedAnswer[]) => {
  const byPath = new Map(
    answers.map(({ path, headers, contentType, etag, body: bytes }) => {
      const shared = [...headers.flat(), 'ETag', etag]
      const body = Buffer.from(bytes)
      const full = [...shared, 'Content-Type', contentType, 'Content-Length', String(body.length)]
      return [path, { etag, shared, full, body }] as const
    }),
  )
  createServer((request, response) => {
    const answer = byPath.get(request.url ?? '')
    if (!answer) response.writeHead(404).end()
    else if (request.headers['if-none-match'] === answer.etag) response.writeHead(304, answer.shared).end()
    else response.writeHead(200, answer.full).end(answer.body)
  }).listen(port, '127.0.0.1', () => process.send?.('up'))
})

process.on('disconnect', () => process.exit(0))
