import type { FastifyBaseLogger } from 'fastify'
import type { Scheduler } from '../process/scheduler.ts'
import type { BackgroundPart } from '../process/until-idle.ts'
import { tooLate, within } from '../process/waits.ts'
import { type SmtpServer, smtpOptions } from './smtp-options.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type MailFrom = { readonly name: string; readonly address: string }

export type Mailer = BackgroundPart & {
  /** Queues a mail and returns at once. Failures are retried and logged, never thrown. */
  readonly sendMail: (mail: Mail) => void
  /** Waits briefly for mails that are being sent, and drops the mails that wait for a retry. */
  readonly close: () => Promise<void>
}

type Options = {
  readonly smtp: SmtpServer
  readonly from: MailFrom
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
  readonly scheduler: Pick<Scheduler, 'after'>
  /** Timeout of one attempt, in ms. */
  readonly timeout?: number
}

const maxQueued = 100
const maxCloseWait = 3_000
/** Milliseconds before each retry. */
const retryDelays = [5_000, 60_000, 5 * 60_000]

/** Sends mail in the background, so a slow or missing SMTP server delays neither requests nor the start. */
export function createMailer({ smtp, from, log, scheduler, timeout = 30_000 }: Options): Mailer {
  const sending = new Set<Promise<void>>()
  /** Functions that cancel the retries. */
  const retries = new Set<() => void>()
  let isClosed = false

  const deliver = async (mail: Mail) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(smtpOptions(smtp, timeout))
    try {
      const sent = await within(transport.sendMail({ ...mail, from, headers: automatic }), timeout)
      if (sent === tooLate) throw new Error('timeout')
    } finally {
      transport.close()
    }
  }

  const attempt = async (mail: Mail, attempts: number) => {
    try {
      await deliver(mail)
      log.info({ subject: mail.subject, attempts }, 'Correo enviado')
    } catch (error) {
      const delay = isPermanentFailure(error) || isClosed ? undefined : retryDelays[attempts - 1]
      const details = { subject: mail.subject, attempts, ...describeMailFailure(error) }
      if (delay === undefined) return log.error(details, 'No se pudo enviar un correo')
      log.info(details, 'No se pudo enviar un correo; se intentará de nuevo')
      const cancel = scheduler.after(delay, async () => {
        retries.delete(cancel)
        start(mail, attempts + 1)
      })
      retries.add(cancel)
    }
  }

  const start = (mail: Mail, attempts: number) => {
    const sent: Promise<void> = attempt(mail, attempts).finally(() => sending.delete(sent))
    sending.add(sent)
  }

  return {
    sendMail: (mail) => {
      if (isClosed) return
      if (sending.size + retries.size >= maxQueued) {
        log.error({ subject: mail.subject }, 'Hay demasiados correos en espera; uno no se envió')
        return
      }
      start(mail, 1)
    },
    working: () => (sending.size > 0 ? Promise.all(sending) : undefined),
    close: async () => {
      isClosed = true
      if (retries.size > 0)
        log.error({ mails: retries.size }, 'El servidor se detuvo antes de enviar correos')
      for (const cancel of retries) cancel()
      retries.clear()
      await within(Promise.allSettled(sending), maxCloseWait)
    },
  }
}

/** Tells automatic responders not to reply. */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/**
 * The details of a failed mail that may be logged. The server's reply could quote the mail, so links and tokens are
 * removed.
 */
function describeMailFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: 'unknown' }
  const { code, responseCode, command }: SmtpError = error
  return { code, responseCode, command, reason: withoutSecrets(error.message) }
}

/** Whether a retry is pointless: the server refused permanently (5xx) or does not accept the user of SMTP_URL. */
function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode }: SmtpError = error
  return code === 'EAUTH' || (typeof responseCode === 'number' && responseCode >= 500)
}

type SmtpError = Error & { code?: unknown; responseCode?: unknown; command?: unknown }

function withoutSecrets(message: string): string {
  return message
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[\w-]{32,}/g, '…')
    .slice(0, 300)
}
