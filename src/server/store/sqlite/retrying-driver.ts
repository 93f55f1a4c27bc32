import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { takeTurns } from '../../process/take-turns.ts'
import { retryWhileBusy } from '../retry-while-busy.ts'

/**
 * Repeats single queries while another process holds SQLite's lock. A query that waits does not hold the only
 * connection, so others can read meanwhile. `transact` repeats whole transactions.
 *
 * Queries also take turns with other work: SQLite answers at once, so a call of hundreds of queries would keep visitors
 * waiting until its end.
 */
export class RetryingDriver implements Driver {
  readonly #driver: Driver
  readonly #turn = takeTurns()

  constructor(driver: Driver) {
    this.#driver = driver
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  destroy(): Promise<void> {
    return this.#driver.destroy()
  }

  async acquireConnection(): Promise<RetryingConnection> {
    return new RetryingConnection(this.#driver, this.#turn)
  }

  releaseConnection(connection: RetryingConnection): Promise<void> {
    return connection.release()
  }

  async beginTransaction(connection: RetryingConnection): Promise<void> {
    await this.#driver.beginTransaction(await connection.hold(), {})
  }

  async commitTransaction(connection: RetryingConnection): Promise<void> {
    await this.#driver.commitTransaction(await connection.hold())
  }

  async rollbackTransaction(connection: RetryingConnection): Promise<void> {
    await this.#driver.rollbackTransaction(await connection.hold())
  }
}

class RetryingConnection implements DatabaseConnection {
  readonly #driver: Driver
  readonly #turn: () => Promise<void>
  /** The connection of a transaction. */
  #held: DatabaseConnection | undefined

  constructor(driver: Driver, turn: () => Promise<void>) {
    this.#driver = driver
    this.#turn = turn
  }

  async hold(): Promise<DatabaseConnection> {
    this.#held ??= await this.#driver.acquireConnection()
    return this.#held
  }

  async release(): Promise<void> {
    if (this.#held) await this.#driver.releaseConnection(this.#held)
    this.#held = undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held) return this.#inTurn(this.#held, query)
    return retryWhileBusy(async () => {
      const connection = await this.#driver.acquireConnection()
      try {
        return await this.#inTurn<Row>(connection, query)
      } finally {
        await this.#driver.releaseConnection(connection)
      }
    })
  }

  /** Called with the only connection, so that queries of many callers take turns one by one. */
  async #inTurn<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#turn()
    return connection.executeQuery<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<Row>> {
    const connection = await this.hold()
    yield* connection.streamQuery<Row>(query, size)
  }
}
