import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { temporaryFolder } from './temporary-folder.ts'

const folder = join(import.meta.dirname, '../../../tests/support/site-files')

/** Copies a file that the first released version wrote to a temporary folder, where the test may change it. */
export function storedSiteFile(kind: 'backup' | 'archive'): string {
  const file = join(temporaryFolder(), `${kind}.db`)
  writeFileSync(file, gunzipSync(readFileSync(join(folder, `format-1.${kind}.db.gz`))), { mode: 0o600 })
  return file
}
