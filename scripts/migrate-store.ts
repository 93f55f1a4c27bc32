import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { copySite } from '#server/store/copy-site.ts'
import { type DatabaseLocation, nameOfDatabase, readDatabaseUrl } from '#server/store/database-location.ts'
import { isInUse } from '#server/store/is-in-use.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { isStoreError, StoreUnavailableError } from '#server/store/store-errors.ts'
import { CommandError, runCommand, UsageError } from './support/command.ts'

const usage = `Copia el sitio entero (contenido, historial, cuentas, sesiones e imágenes) de una base de datos a otra vacía.

  npm run migrate-store -- <de> <a>
      Cada una como en DATABASE_URL: file:<ruta> o postgres://<usuario>:<contraseña>@<servidor>/<base de datos>

Detenga antes el sitio: lo que se guarde mientras tanto no pasaría. El original queda como está.
`

await runCommand(async (args) => {
  const [from, to, ...rest] = args.map(readDatabaseUrl)
  if (!from || !to || rest.length > 0) throw new UsageError(usage)
  if (args[0] === args[1]) throw new CommandError('El origen y el destino son la misma base de datos.')
  if (from.kind === 'sqlite' && !existsSync(from.file)) {
    throw new CommandError(`No hay base de datos en «${from.file}».`)
  }

  if (await withStoreName(from, isInUse(from))) {
    const words = 'deténgalo antes: lo que se guarde mientras tanto no pasaría.'
    throw new CommandError(`Un servidor usa «${nameOfDatabase(from)}»; ${words}`)
  }

  const source = await withStoreName(from, openDatabase(from))
  try {
    if (to.kind === 'sqlite') mkdirSync(dirname(to.file), { recursive: true })
    const target = await withStoreName(to, openDatabase(to))
    try {
      await copySite(source.db, target.db, {
        onTable: (table, rows) => say(`${table}: ${rows}`),
      })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  say(`El sitio está entero en «${nameOfDatabase(to)}»: se leyó de nuevo y es igual al original.`)
  say(
    'Para usarlo, cambie DATABASE_URL e inicie el sitio; AUTH_SECRET, o data/auth-secret, sigue siendo el mismo.',
  )
})

/** Names the store that could not be used. */
function withStoreName<Result>(location: DatabaseLocation, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (!isStoreError(error)) throw error
    const words = `${error.message} Base de datos: «${nameOfDatabase(location)}».`
    throw new StoreUnavailableError(words, { cause: error })
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
