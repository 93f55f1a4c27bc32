import { type Kysely, Migrator } from 'kysely'
import { errorCode } from '../problems/error-code.ts'
import { migrations, needsConversion } from './migrations/index.ts'
import { DamagedStoreError, StoreUnavailableError } from './store-errors.ts'
import type { Tables } from './tables.ts'
import { retryWhileBusy } from './transact.ts'

/** Brings the tables up to date. When several processes start at once, one migrates and the others wait. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await retryWhileBusy(async () => {
    const { error } = await migrator.migrateToLatest()
    if (error) throw isWaiting(error) ? beingMigrated(error) : error
  })
}

/**
 * Whether PostgreSQL gave up waiting for the lock of an instance that migrates. Kysely then tries to release a lock
 * that it never had, so it may throw PostgreSQL's 'transaction is aborted' error (25P02) instead.
 */
function isWaiting(error: unknown): boolean {
  const code = errorCode(error instanceof StoreUnavailableError ? error.cause : error)
  return code === '55P03' || code === '25P02'
}

const beingMigrated = (cause: unknown) =>
  new StoreUnavailableError(
    'Otro servidor de este sitio actualiza la base de datos: espere un minuto e inicie de nuevo.',
    { cause },
  )

/**
 * @param doneMigrations Names of the migrations already applied.
 * @throws {DamagedStoreError} when the tables belong to another program, version 0.1 or a newer version.
 */
export function refuseForeign(tables: readonly string[], doneMigrations: readonly string[]): void {
  if (tables.length === 0) return
  if (!tables.includes('kysely_migration')) {
    throw new DamagedStoreError('La base de datos tiene tablas que no son de este sitio.')
  }
  if (needsConversion(doneMigrations)) {
    throw new DamagedStoreError(
      'La base de datos es de la versión 0.1 del sitio: conviértala antes con «npm run convert».',
    )
  }
  if (doneMigrations.some((name) => !Object.hasOwn(migrations, name))) {
    throw new DamagedStoreError(
      'La base de datos es de una versión más reciente del sitio, o de otro programa.',
    )
  }
}
