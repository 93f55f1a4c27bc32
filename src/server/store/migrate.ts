import { type Kysely, Migrator } from 'kysely'
import { migrations } from './migrations/index.ts'
import { DamagedStoreError } from './store-errors.ts'
import type { Tables } from './tables.ts'
import { whileBusy } from './while-busy.ts'

/** Brings the tables up to date; of several processes that do, one does and the others wait. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await whileBusy(async () => {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
}

/**
 * @param doneMigrations Those that have changed the database so far.
 * @throws {DamagedStoreError} when its tables are another program's, or a newer version's.
 */
export function refuseForeign(tables: readonly string[], doneMigrations: readonly string[]): void {
  if (tables.length === 0) return
  if (!tables.includes('kysely_migration')) {
    throw new DamagedStoreError('La base de datos tiene tablas que no son de este sitio.')
  }
  if (doneMigrations.some((name) => !Object.hasOwn(migrations, name))) {
    throw new DamagedStoreError(
      'La base de datos es de una versión más reciente del sitio, o de otro programa.',
    )
  }
}
