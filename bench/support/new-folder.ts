import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder that is there for as long as what is `opened`. */
export async function newFolder(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-bench-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  return folder
}
