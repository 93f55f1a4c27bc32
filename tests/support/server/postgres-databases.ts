import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Creates a database on the server of `url`, empty or as a copy of that one. @returns its URL. */
export async function createPostgresDatabase(url: string, { isCopy = false } = {}): Promise<string> {
  const created = new URL(url)
  const template = decodeURIComponent(created.pathname.slice(1))
  const name = `prueba_${randomUUID().replaceAll('-', '')}`
  // Copying the files of the template is faster than writing its pages to the log, which is PostgreSQL's default.
  const source = isCopy ? `${template} strategy file_copy` : 'template0'
  await runAsOperator(url, `create database ${name} template ${source}`)
  created.pathname = `/${name}`
  return created.href
}

/** Runs a statement from the server's default database, because a database with connections cannot be copied. */
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
