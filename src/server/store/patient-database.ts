import { AsyncLocalStorage } from 'node:async_hooks'
import { type DatabaseConnection, Kysely } from 'kysely'
import { isStoreError } from './store-errors.ts'
import { whileBusy } from './while-busy.ts'

const noted = new AsyncLocalStorage<{ storeError?: unknown }>()

/**
 * The same database for code that is not ours: each of its queries waits while another process holds the lock, as
 * ours do, and none of its transactions is one.
 */
export function patientDatabase<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const executor = db.getExecutor()
  const connection: DatabaseConnection = {
    executeQuery: (query) =>
      whileBusy(() => executor.provideConnection((inner) => inner.executeQuery<never>(query))).catch(
        (error: unknown) => {
          const notes = noted.getStore()
          if (notes && isStoreError(error)) notes.storeError = error
          throw error
        },
      ),
    streamQuery: () => {
      throw new Error('Streaming is not supported here.')
    },
  }
  const refuseTransaction = () => Promise.reject(new Error('Transactions are not supported here.'))
  const nothing = async () => {}

  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => executor.adapter,
      createQueryCompiler: () => ({ compileQuery: (node, id) => executor.compileQuery(node, id) }),
      createIntrospector: () => db.introspection,
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: refuseTransaction,
        commitTransaction: refuseTransaction,
        rollbackTransaction: refuseTransaction,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  })
}

/** Runs code that takes a store that fails for an answer, 'no session' say, and throws what the store threw. */
export async function revealingStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  const notes: { storeError?: unknown } = {}
  const result = await noted.run(notes, work).catch((error: unknown) => {
    throw notes.storeError ?? error
  })
  if (notes.storeError) throw notes.storeError
  return result
}
