import { writeSiteFile } from '../site-file/write-site-file.ts'
import type { DatabaseLocation } from '../store/database-location.ts'

/** Who may enter, and what lets them in: an archive may be handed on. */
const personal = [
  'session',
  'verification',
  'sign_in_attempt',
  'setup_link',
  'password_reset',
  'known_device',
  'request_count',
  'passkey',
  'twoFactor',
  'account',
  'user',
] as const

/** Writes the contents of a site with their history and pictures as one file. @throws {SiteFileError} */
export function exportArchive(database: DatabaseLocation, file: string): Promise<void> {
  const createdAt = new Date().toISOString()
  return writeSiteFile({ database, file, without: personal, info: { kind: 'archive', createdAt } })
}
