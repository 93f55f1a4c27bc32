import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { newPassword, ownerEmail, passwordLengths } from '#contract/account-rules.ts'
import type { MailFrom } from './mail/mailer.ts'
import { readSmtpUrl, type SmtpServer } from './mail/smtp-options.ts'
import { StartError } from './process/run.ts'
import { type DatabaseLocation, readDatabaseUrl } from './store/database-location.ts'

export type LogLevel = (typeof logLevels)[number]

/** All settings that the server reads from its environment. */
export type Config = {
  readonly port: number
  readonly host: string
  /** Origin of the site: `https://ejemplo.mx`. */
  readonly siteUrl: string
  readonly database: DatabaseLocation
  readonly dataFolder: string
  /** Where every release is also written, for a web server. */
  readonly releaseFolder: string | undefined
  /** Folder of the daily backups, and how many are kept; 0 disables them. */
  readonly backups: {
    readonly folder: string
    readonly keep: number
    /** Command that copies each backup elsewhere: see `backup-command.ts`. */
    readonly command?: string | undefined
  }
  /**
   * Whose `X-Forwarded-For` header is trusted: false for nobody, true for everybody, a number of proxies, or
   * addresses.
   */
  readonly trustProxy: boolean | number | string[]
  /** The Chromium that makes the pack for the COFEPRIS; undefined to look for it in PATH. */
  readonly chromium: string | undefined
  /** Whether search engines are told which pages each release changes: see `index-now/`. */
  readonly indexNow: boolean
  readonly logLevel: LogLevel
  /** Signs the sessions. Undefined to use the secret stored in the data folder. */
  readonly authSecret: string | undefined
  /** Token with which a Prometheus on another machine can read the metrics. */
  readonly metricsToken: string | undefined
  /** The owner account to create when there is no owner. */
  readonly owner: { readonly email: string; readonly password: string } | undefined
  /** How to send mail to the people with an account; undefined to send none. */
  readonly mail: { readonly smtp: SmtpServer; readonly from: MailFrom } | undefined
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const isWholeNumber = (value: string) => /^\d{1,6}$/.test(value)

const port = z
  .string()
  .refine(
    (value) => isWholeNumber(value) && Number(value) <= 65_535,
    'debe ser un número entero de 0 a 65535',
  )
  .transform(Number)

const host = z.string().regex(/^[\w.:-]+$/, 'debe ser un nombre o una dirección, por ejemplo 127.0.0.1')

const siteUrl = z
  .string()
  .refine(isOrigin, 'debe ser una dirección http:// o https:// sin ruta, por ejemplo https://ejemplo.mx')
  .transform((value) => new URL(value).origin)

const databaseUrl = z.string().transform((value, context): DatabaseLocation => {
  const location = readDatabaseUrl(value)
  if (location) return location

  const message = 'debe ser file:<ruta> o postgres://<usuario>:<contraseña>@<servidor>/<base de datos>'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const backupKeep = z
  .string()
  .refine(
    (value) => isWholeNumber(value),
    'debe ser un número entero: cuántas copias se guardan, o 0 para ninguna',
  )
  .transform(Number)

const trustProxy = z
  .string()
  .refine(
    (value) => isFlag(value) || isWholeNumber(value) || addressesIn(value).every(isAddressRange),
    'debe ser true, false, un número de proxies o una lista de direcciones, por ejemplo 10.0.0.0/8,127.0.0.1',
  )
  .transform((value) => {
    if (isFlag(value)) return value === 'true'
    return isWholeNumber(value) ? Number(value) : addressesIn(value)
  })

const onOrOff = z.enum(['on', 'off'], 'debe ser on u off').transform((value) => value === 'on')

const authSecret = z.string().min(32, 'debe tener al menos 32 caracteres al azar')

const metricsToken = z
  .string()
  .regex(/^[\w.~+/=-]{32,}$/, 'debe tener al menos 32 caracteres al azar, letras sin acento y números')

const adminEmail = z
  .string()
  .refine((value) => ownerEmail.safeParse(value).success, 'debe ser un correo')
  .transform((value) => ownerEmail.parse(value))

const adminPassword = z
  .string()
  .refine(
    (value) => newPassword.safeParse(value).success,
    `debe tener de ${passwordLengths.min} a ${passwordLengths.max} caracteres`,
  )

const smtpUrl = z.string().transform((value, context): SmtpServer => {
  const server = readSmtpUrl(value)
  if (server) return server

  const message = 'debe ser smtp://<usuario>:<contraseña>@<servidor>:<puerto>, o smtps://…'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const mailFrom = z
  .string()
  .refine((value) => readMailFrom(value), 'debe ser un correo, por ejemplo «Consultorio <avisos@ejemplo.mx>»')
  .transform((value) => readMailFrom(value) ?? z.NEVER)

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
    INDEXNOW: onOrOff.default(false),
    CHROMIUM_PATH: z.string().optional(),
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
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)))
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new StartError(`Configuración no válida: ${mistakes.join('; ')}.`)
  }

  const { PORT, HOST, SITE_URL, DATABASE_URL, DATA_DIR, RELEASE_DIR, TRUST_PROXY, LOG_LEVEL } = parsed.data
  const { BACKUP_DIR, BACKUP_KEEP, BACKUP_COMMAND, AUTH_SECRET, METRICS_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD } =
    parsed.data
  const { INDEXNOW, CHROMIUM_PATH, SMTP_URL, MAIL_FROM } = parsed.data
  return Object.freeze<Config>({
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL ?? `http://${isIP(HOST) === 6 ? `[${HOST}]` : HOST}:${PORT}`,
    database: DATABASE_URL ?? { kind: 'sqlite', file: join(DATA_DIR, 'consultorio.db') },
    dataFolder: DATA_DIR,
    releaseFolder: RELEASE_DIR,
    backups: {
      folder: BACKUP_DIR ?? join(DATA_DIR, 'backups'),
      keep: BACKUP_KEEP,
      ...(BACKUP_COMMAND && { command: BACKUP_COMMAND }),
    },
    trustProxy: TRUST_PROXY,
    chromium: CHROMIUM_PATH,
    indexNow: INDEXNOW,
    logLevel: LOG_LEVEL,
    authSecret: AUTH_SECRET,
    metricsToken: METRICS_TOKEN,
    owner: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined,
    mail: SMTP_URL && MAIL_FROM ? { smtp: SMTP_URL, from: MAIL_FROM } : undefined,
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

function isFlag(value: string): boolean {
  return value === 'true' || value === 'false'
}

function addressesIn(value: string): string[] {
  return value.split(',').map((entry) => entry.trim())
}

function isAddressRange(value: string): boolean {
  const [address = '', bits = '0', ...rest] = value.split('/')
  const family = isIP(address)
  return family !== 0 && rest.length === 0 && isWholeNumber(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}
