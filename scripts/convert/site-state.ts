import { migrations, needsConversion } from '#server/store/migrations/index.ts'
import { CommandError } from '../support/command.ts'
import { requiredMigration } from './migrations/index.ts'

/**
 * Whether a database must be converted.
 * @param done Names of its migrations.
 * @throws {CommandError} if it is of another version, or of another program.
 */
export function mustConvert(done: readonly string[]): boolean {
  if (needsConversion(done)) {
    if (done.includes(requiredMigration)) return true
    throw new CommandError('Es de una versión anterior a la 0.1: inicie antes el sitio una vez con la 0.1.')
  }
  if (done.length > 0 && done.every((name) => Object.hasOwn(migrations, name))) return false
  throw new CommandError('No es un sitio de la versión 0.1: es de una más reciente, o de otro programa.')
}
