import { isIP } from 'node:net'
import type { SMTPTransportOptions } from 'nodemailer'

/** The server that SMTP_URL describes. */
export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the start of the connection (smtps://); otherwise STARTTLS. */
  readonly secure: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
  /** Send nothing without TLS, because mails contain links that give access to an account. */
  readonly requireTls: boolean
}

/** Parses a `smtp://` or `smtps://` URL; returns undefined for any other value. */
export function readSmtpUrl(value: string): SmtpServer | undefined {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  const isBare = (pathname === '' || pathname === '/') && hash === ''
  const hasUserAndPassword = (username === '') === (password === '')
  if (!hostname || !isBare || !hasUserAndPassword || !['', '?tls=none'].includes(search)) return undefined

  const secure = protocol === 'smtps:'
  const auth = decoded(username, password)
  if (!auth) return undefined
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    auth: username ? auth : undefined,
    requireTls: !isLoopback(hostname) && search === '',
  }
}

export function smtpOptions(smtp: SmtpServer, timeout: number): SMTPTransportOptions {
  const { host, port, secure, auth, requireTls } = smtp
  return {
    host,
    port,
    secure,
    ...(auth && { auth }),
    requireTLS: !secure && requireTls,
    // Mail servers on the same machine usually have a self-signed certificate.
    ...(isLoopback(host) && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function decoded(user: string, pass: string) {
  try {
    return { user: decodeURIComponent(user), pass: decodeURIComponent(pass) }
  } catch {
    return undefined
  }
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}
