import { writeSiteFile } from '../site-file/write-site-file.ts'
import type { DatabaseLocation } from '../store/database-location.ts'

/** Who may enter, what lets them in, and pictures that were taken away: an archive may be handed on. */
const personal = [
  'session',
  'verification',
  'sign_in_attempt',
  'setup_link',
  'twoFactor',
  'account',
  'user',
  'media_former',
] as const

/** Writes the contents of a site with their history and pictures as one file. @throws {SiteFileError} */
export function exportArchive(database: DatabaseLocation, file: string): Promise<void> {
  const createdAt = new Date().toISOString()
  return writeSiteFile({ database, file, without: personal, info: { kind: 'archive', createdAt } })
}
