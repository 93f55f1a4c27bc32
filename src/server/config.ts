import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { newPassword, ownerEmail, passwordLengths } from '#contract/account-rules.ts'
import type { MailFrom } from './mail/mailer.ts'
import { readSmtpUrl } from './mail/smtp-options.ts'
import { StartError } from './process/run.ts'
import { type DatabaseLocation, readDatabaseUrl } from './store/database-location.ts'

/** All settings that the server reads from its environment. */
export type Config = ReturnType<typeof loadConfig>
export type LogLevel = (typeof logLevels)[number]

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const isWholeNumber = (value: string) => /^\d{1,6}$/.test(value)

/** A setting that `read` understands. @param message Says what it must be. */
const readBy = <Value>(read: (value: string) => Value | undefined, message: string) =>
  z.string().transform((value, context): Value => {
    const found = read(value)
    if (found !== undefined) return found
    context.addIssue(message)
    return z.NEVER
  })

const port = readBy(
  (value) => (isWholeNumber(value) && Number(value) <= 65_535 ? Number(value) : undefined),
  'debe ser un número entero de 0 a 65535',
)

const host = z.string().regex(/^[\w.:-]+$/, 'debe ser un nombre o una dirección, por ejemplo 127.0.0.1')

const siteUrl = z
  .string()
  .refine(isOrigin, 'debe ser una dirección http:// o https:// sin ruta, por ejemplo https://ejemplo.mx')
  .transform((value) => new URL(value).origin)

const databaseUrl = readBy(
  readDatabaseUrl,
  'debe ser file:<ruta> o postgres://<usuario>:<contraseña>@<servidor>/<base de datos>',
)

const backupKeep = readBy(
  (value) => (isWholeNumber(value) ? Number(value) : undefined),
  'debe ser un número entero: cuántas copias se guardan, o 0 para ninguna',
)

const trustProxy = readBy((value): boolean | number | string[] | undefined => {
  if (value === 'true' || value === 'false') return value === 'true'
  if (isWholeNumber(value)) return Number(value)
  const addresses = value.split(',').map((entry) => entry.trim())
  return addresses.every(isAddressRange) ? addresses : undefined
}, 'debe ser true, false, un número de proxies o una lista de direcciones, por ejemplo 10.0.0.0/8,127.0.0.1')

const authSecret = z.string().min(32, 'debe tener al menos 32 caracteres al azar')

const metricsToken = z
  .string()
  .regex(/^[\w.~+/=-]{32,}$/, 'debe tener al menos 32 caracteres al azar, letras sin acento y números')

const adminEmail = readBy((value) => ownerEmail.safeParse(value).data, 'debe ser un correo')

const adminPassword = readBy(
  (value) => newPassword.safeParse(value).data,
  `debe tener de ${passwordLengths.min} a ${passwordLengths.max} caracteres`,
)

const smtpUrl = readBy(readSmtpUrl, 'debe ser smtp://<usuario>:<contraseña>@<servidor>:<puerto>, o smtps://…')

const mailFrom = readBy(readMailFrom, 'debe ser un correo, por ejemplo «Consultorio <avisos@ejemplo.mx>»')

const environment = z
  .object({
    PORT: port.default(3000),
    HOST: host.default('127.0.0.1'),
    SITE_URL: siteUrl.optional(),
    DATABASE_URL: databaseUrl.optional(),
    DATA_DIR: z.string().default('data'),
    RELEASE_DIR: z.string().optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEEP: backupKeep.default(14),
    BACKUP_COMMAND: z.string().optional(),
    TRUST_PROXY: trustProxy.default(false),
    LOG_LEVEL: z.enum(logLevels, `debe ser uno de: ${logLevels.join(', ')}`).default('info'),
    AUTH_SECRET: authSecret.optional(),
    METRICS_TOKEN: metricsToken.optional(),
    ADMIN_EMAIL: adminEmail.optional(),
    ADMIN_PASSWORD: adminPassword.optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailFrom.optional(),
  })
  .superRefine((settings, context) => {
    for (const [one, other] of pairs) {
      if ((settings[one] === undefined) === (settings[other] === undefined)) continue
      const [missing, present] = settings[one] === undefined ? [one, other] : [other, one]
      context.addIssue({ code: 'custom', path: [missing], message: `debe acompañar a ${present}` })
    }
  })

/** The names of all settings. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(environment.shape))

/** Settings that must be set together. */
const pairs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const

/**
 * Reads the environment once, at start; nothing else in the server uses `process.env` for settings. A variable that
 * is set but empty counts as absent.
 * @throws {StartError} naming every invalid variable, in one line.
 */
export function loadConfig(variables: NodeJS.ProcessEnv = process.env) {
  const given = Object.entries(variables).filter(([, value]) => value)
  const parsed = environment.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new StartError(`Configuración no válida: ${mistakes.join('; ')}.`)
  }

  const env = parsed.data
  const database: DatabaseLocation = env.DATABASE_URL ?? {
    kind: 'sqlite',
    file: join(env.DATA_DIR, 'consultorio.db'),
  }
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    /** Origin of the site: `https://ejemplo.mx`. */
    siteUrl: env.SITE_URL ?? `http://${isIP(env.HOST) === 6 ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    database,
    dataFolder: env.DATA_DIR,
    /** Where every release is also written, for a web server. */
    releaseFolder: env.RELEASE_DIR,
    /** Folder of the daily backups, how many of them stay (0 disables them), and what copies each one elsewhere. */
    backups: {
      folder: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
      keep: env.BACKUP_KEEP,
      command: env.BACKUP_COMMAND,
    },
    /**
     * Whose `X-Forwarded-For` header is trusted: false for no one, true for everybody, a number of proxies, or
     * addresses.
     */
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    /** Signs the sessions. Undefined to use the secret stored in the data folder. */
    authSecret: env.AUTH_SECRET,
    /** Token with which a Prometheus on another machine can read the metrics. */
    metricsToken: env.METRICS_TOKEN,
    /** The owner account to create when there is no owner. */
    owner:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    /** How to send mail to the people with an account; undefined to send none. */
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtp: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
  })
}

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { pathname, search, hash, username, password } = new URL(value)
  return pathname === '/' && search === '' && hash === '' && username === '' && password === ''
}

/** `nombre@ejemplo.mx`, or `Nombre <nombre@ejemplo.mx>`. */
function readMailFrom(value: string): MailFrom | undefined {
  const [, name = '', inBrackets] = /^([^<>"\r\n]*)<([^<>\s]+)>$/.exec(value) ?? []
  const address = ownerEmail.safeParse(inBrackets ?? value)
  return address.success ? { name: name.trim(), address: address.data } : undefined
}

function isAddressRange(value: string): boolean {
  const [address = '', bits = '0', ...rest] = value.split('/')
  const family = isIP(address)
  return family !== 0 && rest.length === 0 && isWholeNumber(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}
