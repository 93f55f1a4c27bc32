import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/server/free-port.ts'
import { receivingSmtpServer, smtpOf } from '#tests/server/smtp-server.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import { textOf } from '#tests/server/text-of-mail.ts'
import { untilIdle } from '../process/until-idle.ts'
import { composeMail } from './compose-mail.ts'
import { createMailer } from './mailer.ts'
import { readSmtpUrl, smtpOptions } from './smtp-options.ts'

const link = `https://ejemplo.mx/admin/recuperar#token=${'a1B_'.repeat(11)}`
const mail = composeMail({
  to: 'ana@ejemplo.mx',
  subject: 'Contraseña nueva',
  siteUrl: 'https://ejemplo.mx',
  title: 'Elija una contraseña',
  paragraphs: ['Hola, Ana & Cía.'],
  action: { label: 'Abrir', url: link },
  note: 'Si no fue usted, ignore este correo.',
})

function testMailer({ smtp }: Pick<Parameters<typeof createMailer>[0], 'smtp'>) {
  const { clock, scheduler } = testScheduler()
  const lines: string[] = []
  const note = (...line: unknown[]) => void lines.push(JSON.stringify(line))
  const from = { name: 'Consultorio', address: 'avisos@ejemplo.mx' }
  const mailer = createMailer({ smtp, from, scheduler, timeout: 2_000, log: { info: note, error: note } })
  onTestFinished(() => mailer.close())
  return { mailer, lines, clock, sent: () => untilIdle([mailer]) }
}

describe('the mailer', () => {
  test('sends plain text and HTML with the same content', async () => {
    const { smtp, mails } = await receivingSmtpServer()
    const { mailer, sent } = testMailer({ smtp })

    mailer.sendMail(mail)
    await sent()

    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('From: Consultorio <avisos@ejemplo.mx>')
    expect(mails[0]).toContain('To: ana@ejemplo.mx')
    expect(mails[0]).toContain('Auto-Submitted: auto-generated')
    expect(mails[0]).toContain('Content-Type: text/html')
    expect(textOf(mails[0] ?? '')).toContain(link)
    expect(mail.html).toContain('Ana &#38; Cía.')
  })

  test('retries after 5 seconds, a minute and 5 minutes when the server is busy', async () => {
    let refusals = 3
    const { smtp, mails } = await receivingSmtpServer({
      onMailFrom: (_address, _session, done) =>
        done(refusals-- > 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null),
    })
    const { mailer, clock, sent } = testMailer({ smtp })
    mailer.sendMail(mail)
    await sent()

    for (const delay of [5_000, 60_000, 5 * 60_000]) {
      await clock.advance(delay - 1)
      await sent()
      expect(mails).toEqual([])
      await clock.advance(1)
      await sent()
    }

    expect(mails).toHaveLength(1)
    expect(refusals).toBe(-1)
  })

  test('does not retry a permanent refusal, and logs it without the link', async () => {
    let attempts = 0
    const { smtp } = await receivingSmtpServer({
      onMailFrom: (_address, _session, done) => {
        attempts += 1
        done(Object.assign(new Error(`refused ${link}`), { responseCode: 550 }))
      },
    })
    const { mailer, lines, clock, sent } = testMailer({ smtp })

    mailer.sendMail(mail)
    await sent()
    await clock.advance(5 * 60_000)
    await sent()

    expect(lines.join()).toContain('No se pudo enviar un correo')
    expect(attempts).toBe(1)
    expect(lines.join()).toContain('550')
    expect(lines.join()).not.toContain('a1B_')
  })

  test('neither throws nor keeps the process alive when no server listens', async () => {
    const { mailer, lines, sent } = testMailer({ smtp: smtpOf(`smtp://127.0.0.1:${await freePort()}`) })

    mailer.sendMail(mail)
    await sent()

    expect(lines.join()).toContain('se intentará de nuevo')
    await mailer.close()
    expect(lines.join()).toContain('El servidor se detuvo antes de enviar correos')
  })
})

describe('SMTP_URL', () => {
  test('requires TLS for a remote server unless it says otherwise', () => {
    const requiresTls = (url: string) => smtpOptions(smtpOf(url), 1).requireTLS

    expect(requiresTls('smtp://u:p@correo.ejemplo.mx')).toBe(true)
    expect(requiresTls('smtp://correo.ejemplo.mx:25?tls=none')).toBe(false)
    expect(requiresTls('smtp://127.0.0.1:25')).toBe(false)
    expect(smtpOf('smtps://u:p%40@correo.ejemplo.mx')).toMatchObject({
      port: 465,
      secure: true,
      auth: { user: 'u', pass: 'p@' },
    })
  })

  test.each([
    'http://a',
    'smtp://',
    'smtp://solo-usuario@a',
    'smtp://a/ruta',
    'smtp://a?logger=true',
  ])('refuses %s', (url) => expect(readSmtpUrl(url)).toBeUndefined())
})
