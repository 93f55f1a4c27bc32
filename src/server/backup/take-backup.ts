import { writeSiteFile } from '../site-file/write-site-file.ts'
import type { DatabaseLocation } from '../store/database-location.ts'

export type BackupJob = {
  readonly database: DatabaseLocation
  readonly file: string
  /** The secret that the site keeps itself; one that is set in the environment is its operator's to keep. */
  readonly keptSecret: string | undefined
}

/** What lets somebody in, or counts how often they tried: after a restore everybody signs in anew. */
const passing = [
  'session',
  'verification',
  'sign_in_attempt',
  'setup_link',
  'password_reset',
  'known_device',
  'request_count',
] as const

/** Writes the whole site, as it is at one moment, as one file. @throws {SiteFileError} */
export function takeBackup({ database, file, keptSecret }: BackupJob): Promise<void> {
  const createdAt = new Date().toISOString()
  return writeSiteFile({
    ...{ database, file, without: passing },
    info: { kind: 'backup', createdAt, ...(keptSecret && { authSecret: keptSecret }) },
  })
}
