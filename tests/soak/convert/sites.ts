import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'

/** Writes a file of version 0.1 to a folder: see `sites/README.md`. @returns its path. */
export function formerFile(
  kind: 'database' | 'backup' | 'archive',
  { folder = temporaryFolder(), name = `${kind}.db` } = {},
): string {
  const file = join(folder, name)
  const compressed = readFileSync(join(import.meta.dirname, `sites/${kind}.db.br`))
  writeFileSync(file, brotliDecompressSync(compressed), { mode: 0o600 })
  return file
}
