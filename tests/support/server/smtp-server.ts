import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { readSmtpUrl, type SmtpServer } from '#server/mail/smtp-options.ts'

/** A real SMTP server on this machine that records the mails it receives. It is closed when the test ends. */
export async function receivingSmtpServer(options: SMTPServerOptions = {}) {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    onData: (stream, _session, done) => {
      let source = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        source += chunk
      })
      stream.on('end', () => {
        mails.push(source)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `smtp://127.0.0.1:${port}`
  return { url, mails, smtp: smtpOf(url) }
}

export function smtpOf(url: string): SmtpServer {
  const smtp = readSmtpUrl(url)
  if (!smtp) throw new Error(`Not an SMTP address: ${url}`)
  return smtp
}
