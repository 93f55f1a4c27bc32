import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates an empty folder that is removed together with `opened`. */
export async function newFolder(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-bench-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  return folder
}
