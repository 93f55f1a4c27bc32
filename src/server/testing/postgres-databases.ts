import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A new database beside the one at `url`, and where it is: empty, or a copy of that one. */
export async function createPostgresDatabase(url: string, { isCopy = false } = {}): Promise<string> {
  const created = new URL(url)
  const template = decodeURIComponent(created.pathname.slice(1))
  const name = `prueba_${randomUUID().replaceAll('-', '')}`
  await runAsOperator(url, `create database ${name} template ${isCopy ? template : 'template0'}`)
  created.pathname = `/${name}`
  return created.href
}

/** From the server's own database: nobody may be in one that is copied. */
export async function runAsOperator(url: string, statement: string): Promise<void> {
  const operators = new URL(url)
  operators.pathname = '/postgres'
  const client = new Client(operators.href)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
