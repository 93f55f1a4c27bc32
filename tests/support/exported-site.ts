import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, startServer } from './server.ts'
import { serveExport } from './web-servers.ts'

const root = join(import.meta.dirname, '../..')

/** The sample site as `npm run export` writes it, served by nginx alone: no process of ours runs. */
export async function startExportedSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-'))
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-export-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`

  const server = await startServer({ dataDir })
  await server.stop()
  await promisify(execFile)(process.execPath, ['scripts/export.ts', folder], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, SITE_URL: url },
  })
  await rm(dataDir, { recursive: true })

  const nginx = await serveExport(folder, port)
  return {
    url,
    async stop() {
      await nginx.stop()
      await rm(folder, { recursive: true })
    },
  }
}
