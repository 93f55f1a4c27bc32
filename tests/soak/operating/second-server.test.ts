import { linkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { launchServer, type RunningServer } from '../../support/server.ts'

const command = [process.execPath, 'tests/support/server/main-with-fake-renderer.ts']

type Folder = { readonly dataDir: string; readonly database?: string }

async function launch({ dataDir, database }: Folder): Promise<RunningServer> {
  const env = database ? { DATABASE_URL: `file:${database}` } : {}
  const server = await launchServer({ dataDir, command, env })
  onTestFinished(() => server.stop())
  return server
}

async function started(folder: Folder): Promise<RunningServer> {
  const server = await launch(folder)
  await server.ready()
  return server
}

/** How a second server reaches the folder or the database of a running one. */
const others: Record<string, (folder: string) => Folder> = {
  'of the same folder': (dataDir) => ({ dataDir }),
  'of the same folder by a symbolic link': (folder) => {
    const dataDir = join(temporaryFolder(), 'enlace')
    symlinkSync(folder, dataDir)
    return { dataDir }
  },
  'of the same folder with a database of its own': (dataDir) => ({
    dataDir,
    database: join(temporaryFolder(), 'otra.db'),
  }),
  'of another folder with the same database': (folder) => ({
    dataDir: temporaryFolder(),
    database: join(folder, 'consultorio.db'),
  }),
  'of another folder with a symbolic link to the same database': (folder) => {
    const dataDir = temporaryFolder()
    const database = join(dataDir, 'enlace.db')
    symlinkSync(join(folder, 'consultorio.db'), database)
    return { dataDir, database }
  },
  'of another folder with a hard link to the same database': (folder) => {
    const dataDir = temporaryFolder()
    const database = join(dataDir, 'enlace.db')
    linkSync(join(folder, 'consultorio.db'), database)
    return { dataDir, database }
  },
}

describe('a second server', () => {
  test('is refused for every path to the same files, and the first continues', async () => {
    const dataDir = temporaryFolder()
    const first = await started({ dataDir })

    // Start all at once, because each one waits its full time for the first server to stop.
    const refused = Object.entries(others).map(async ([name, other]) => {
      const second = await launch(other(dataDir))
      expect(await second.ended(), name).toBe(1)
      expect(second.logs, name).toMatch(/Otro servidor usa/)
      expect(second.logs, name).not.toMatch(/^\s+at /m)
    })
    await Promise.all(refused)

    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  test('takes over from a server that was killed', async () => {
    const dataDir = temporaryFolder()
    const first = await started({ dataDir })
    await first.kill('SIGKILL')

    const second = await started({ dataDir })

    expect(second.logs).not.toMatch(/Otro servidor usa/)
  })

  test('takes over from a server that gets a stop signal a moment later', async () => {
    const dataDir = temporaryFolder()
    const first = await started({ dataDir })
    const second = await launch({ dataDir })
    await expect.poll(() => second.logs).toMatch(/Otro servidor usa/)

    expect(await first.kill('SIGTERM')).toBe(0)
    await second.ready()

    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  })
})

test('backups, exports and accounts work beside a running server', async () => {
  const dataDir = temporaryFolder()
  await started({ dataDir })
  const folder = temporaryFolder()

  const env = { DATA_DIR: dataDir, BACKUP_DIR: folder }
  const account = ['create', '--email', 'eva@ejemplo.mx', '--password', 'una clave larga de prueba']
  const commands = [
    await runCommand('backup', { env }),
    await runCommand('archive', { args: ['export', join(folder, 'sitio.db')], env }),
    await runCommand('admin', { args: account, env }),
  ]

  expect(commands.map(({ code, words }) => `${code}${words}`)).toEqual(['0', '0', '0'])
})
