import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { parseEnvFile, valuesOf, withSetting } from '#server/process/env-file.ts'

/**
 * For the scripts of deploy/, which must read /etc/consultorio.env as systemd does. Runs without installed packages.
 *
 *   settings.ts get <file> (<name> <default>)…   one line each
 *   settings.ts set <file> <name> <value>
 *   settings.ts check <file>                  names the lines that systemd ignores
 *   settings.ts run <file> <program> [args]   runs the program with the settings in its environment
 */
const [action, file = '', ...given] = process.argv.slice(2)
const text = readFileSync(file, 'utf8')
const parsed = parseEnvFile(text)
const [name = '', value = ''] = given

switch (action) {
  case 'get':
    // The server takes an empty setting as absent, too.
    for (let at = 0; at < given.length; at += 2)
      process.stdout.write(`${valuesOf(parsed)[given[at] ?? ''] || (given[at + 1] ?? '')}\n`)
    break
  case 'set': {
    const { mode, uid, gid } = statSync(file)
    const draft = `${file}.new`
    writeFileSync(draft, withSetting(text, name, value), { mode })
    chownSync(draft, uid, gid)
    renameSync(draft, file)
    break
  }
  case 'check':
    for (const line of parsed.ignored)
      process.stdout.write(`${file}: la línea ${line} no es un ajuste (NOMBRE=valor) y no cuenta.\n`)
    break
  case 'run': {
    const [program = '', ...args] = given
    const env = { ...process.env, ...valuesOf(parsed) }
    const { status, error } = spawnSync(program, args, { stdio: 'inherit', env })
    if (error) throw error
    process.exitCode = status ?? 1
    break
  }
  default:
    throw new Error(`Unknown action: ${action}`)
}
