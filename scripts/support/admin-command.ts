import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { newPassword, ownerEmail, ownerName } from '#contract/account-rules.ts'
import { type Role, roles } from '#contract/call.ts'
import { createAccounts } from '#server/auth/accounts.ts'
import { commonPasswordMessage, isCommonPassword } from '#server/auth/common-passwords.ts'
import { generatePassword } from '#server/auth/passwords.ts'
import type { DatabaseLocation } from '#server/store/database-location.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { CommandError, UsageError } from './command.ts'

const usage = `Cuentas de la administración. Se puede usar mientras el sitio está en marcha.

  npm run admin -- create --email <correo> [--name <nombre>] [--password <contraseña>] [--role owner|assistant|editor]
      Crea una cuenta: de dueña, o con --role assistant de asistente; con editor, de una que no publica. Sin --password, la lee de la entrada.

  npm run admin -- reset-password --email <correo> [--password <contraseña> | --stdin] [--disable-two-factor]
                                  [--remove-passkeys]
      Cambia la contraseña y cierra todas las sesiones. Sin --password ni --stdin, crea una y la muestra.
      Con --disable-two-factor quita también la verificación en dos pasos; con --remove-passkeys, las llaves de acceso.
`

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  password: { type: 'string' },
  stdin: { type: 'boolean' },
  'disable-two-factor': { type: 'boolean' },
  'remove-passkeys': { type: 'boolean' },
} as const

type Terminal = {
  /** Called once the arguments are right. */
  readonly database: () => DatabaseLocation
  /** The first line of the input. */
  readonly readLine: (question: string) => Promise<string>
  readonly print: (words: string) => void
}

/** Creates an account, or sets a new password. @throws {CommandError} */
export async function adminCommand(args: readonly string[], terminal: Terminal): Promise<void> {
  const { readLine, print } = terminal
  const { command, values } = readArguments(args)
  const email = checked('--email', ownerEmail, values.email)
  const database = terminal.database()
  if (database.kind === 'sqlite') prepareFile(database.file, command)
  const { db, close } = await openDatabase(database)
  try {
    const accounts = createAccounts(db)
    if (command === 'create') {
      const name = checked('--name', ownerName, values.name ?? email)
      const password = await checkedPassword(values.password ?? (await readLine('Contraseña: ')))
      await accounts.create({ email, name, password, role: roleIn(values.role) })
      print(`Se creó la cuenta de ${email}.\n`)
    } else {
      const given = values.password ?? (values.stdin ? await readLine('Contraseña: ') : undefined)
      const password = given === undefined ? generatePassword() : await checkedPassword(given)
      const withoutSecondFactor = values['disable-two-factor'] === true
      const withoutPasskeys = values['remove-passkeys'] === true
      await accounts.resetPassword(email, password, { withoutSecondFactor, withoutPasskeys })
      const words = given === undefined ? ` La contraseña nueva es:\n${password}` : ''
      print(`Se cambió la contraseña de ${email} y se cerraron sus sesiones.${words}\n`)
    }
  } finally {
    await close()
  }
}

function prepareFile(file: string, command: 'create' | 'reset-password'): void {
  if (command === 'create') mkdirSync(dirname(file), { recursive: true })
  else if (!existsSync(file)) throw new CommandError(`No hay base de datos en «${file}».`)
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [command, ...rest] = positionals
    if (rest.length === 0 && (command === 'create' || command === 'reset-password')) {
      return { command, values } as const
    }
  } catch (cause) {
    throw new UsageError(usage, { cause })
  }
  throw new UsageError(usage)
}

function roleIn(given: string | undefined): Role {
  const role = roles.find((each) => each === (given ?? 'owner'))
  if (role) return role
  throw new CommandError(
    '--role: escriba owner (dueña), assistant (asistente) o editor (asistente que no publica).',
  )
}

type Rule = {
  safeParse: (value: unknown) => {
    data?: string | undefined
    error?: { issues: { message: string }[] } | undefined
  }
}

function checked(name: string, rule: Rule, value: unknown): string {
  const { data, error } = rule.safeParse(value)
  if (data !== undefined) return data
  throw new CommandError(`${name}: ${error?.issues[0]?.message ?? 'no es válido.'}`)
}

async function checkedPassword(value: string): Promise<string> {
  const password = checked('--password', newPassword, value)
  if (await isCommonPassword(password)) throw new CommandError(`--password: ${commonPasswordMessage}`)
  return password
}
