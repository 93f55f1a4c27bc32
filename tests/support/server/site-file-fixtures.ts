import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFileKind } from '#server/site-file/site-file-info.ts'
import { writeSiteFile } from '#server/site-file/write.ts'
import { usedSite } from './stored-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Each kind is written once. */
const written = new Map<SiteFileKind, Promise<Buffer>>()

/** A backup or archive of a used site, in a temporary folder, where the test may change it. */
export async function usedSiteFile(kind: SiteFileKind): Promise<string> {
  const bytes = written.get(kind) ?? write(kind)
  written.set(kind, bytes)
  const file = join(temporaryFolder(), `${kind}.db`)
  writeFileSync(file, await bytes, { mode: 0o600 })
  return file
}

async function write(kind: SiteFileKind): Promise<Buffer> {
  const { place } = await usedSite()
  const file = join(temporaryFolder(), `${kind}.db`)
  await writeSiteFile({ kind, database: place.database, file })
  return readFileSync(file)
}
