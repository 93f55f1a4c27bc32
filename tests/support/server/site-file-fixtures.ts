import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { temporaryFolder } from './temporary-folder.ts'

const folder = join(import.meta.dirname, '../site-files')

/**
 * Copies a file that an earlier version wrote to a temporary folder, where the test may change it.
 * @param version `format-1` is the first released version; see `used-site.test.ts` for `2026-11`.
 */
export function storedSiteFile(
  kind: 'backup' | 'archive',
  version: 'format-1' | '2026-11' = 'format-1',
): string {
  const file = join(temporaryFolder(), `${kind}.db`)
  writeFileSync(file, gunzipSync(readFileSync(join(folder, `${version}.${kind}.db.gz`))), { mode: 0o600 })
  return file
}
