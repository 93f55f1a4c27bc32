import { AsyncLocalStorage } from 'node:async_hooks'
import { type DatabaseConnection, Kysely } from 'kysely'
import { retryWhileBusy } from './retry-while-busy.ts'
import { isStoreError } from './store-errors.ts'

const noted = new AsyncLocalStorage<{ storeError?: unknown }>()

/**
 * The same database for third-party code: each query retries while another process holds the lock, as this code's
 * queries do. Transactions are not supported.
 */
export function retryingDatabase<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const executor = db.getExecutor()
  const connection: DatabaseConnection = {
    executeQuery: (query) =>
      retryWhileBusy(() => executor.provideConnection((inner) => inner.executeQuery<never>(query))).catch(
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

/**
 * Runs code that turns store failures into results, such as 'no session', and throws the original store error
 * instead.
 */
export async function revealingStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  const notes: { storeError?: unknown } = {}
  const result = await noted.run(notes, work).catch((error: unknown) => {
    throw notes.storeError ?? error
  })
  if (notes.storeError) throw notes.storeError
  return result
}
