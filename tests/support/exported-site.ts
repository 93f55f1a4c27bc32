import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import { type OwnerClient, ownerEnv, signInOwner } from './owner-client.ts'
import { freePort, startServer } from './server.ts'
import { serveExport } from './web-servers.ts'

/**
 * The sample site as written by `npm run export`, served by nginx alone without our process.
 * @param prepare Changes the site before it is exported.
 */
export async function startExportedSite(prepare?: (owner: OwnerClient) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-'))
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-export-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`

  const server = await startServer({ dataDir, env: ownerEnv })
  if (prepare) await prepare(await signInOwner(server))
  await server.stop()
  const { code, words } = await runCommand('export', {
    args: [folder],
    env: { DATA_DIR: dataDir, SITE_URL: url },
  })
  if (code !== 0) throw new Error(words)
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
