import { onTestFinished } from 'vitest'
import { saveOfNumber } from '../../support/numbered-documents.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { startServer } from '../../support/server.ts'

export const syncs = 'fsync,fdatasync'

/** A site with an owner, whose server runs through another program, for example strace. */
export async function siteThrough(through: (dataDir: string) => string[]) {
  const dataDir = temporaryFolder()
  const first = await startServer({ env: ownerEnv, dataDir })
  const owner = await signInOwner(first)
  await first.kill('SIGTERM')
  const server = await startServer({ dataDir, port: first.port, through: through(dataDir) })
  onTestFinished(() => server.stop())
  return { server, owner, dataDir }
}

/** Saves the site content, and returns the status. */
export async function save(owner: OwnerClient, number: number): Promise<number> {
  const { path, body } = saveOfNumber('site-content', number)
  return (await owner.post(path, body)).status
}
