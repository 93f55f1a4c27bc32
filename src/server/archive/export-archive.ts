import { type WrittenFile, writeSiteFile } from '../site-file/write.ts'
import type { DatabaseLocation } from '../store/database-location.ts'

/** Writes a site's contents, with history and pictures, to one file. @throws {SiteFileError} */
export const exportArchive = (database: DatabaseLocation, file: string): Promise<WrittenFile> =>
  writeSiteFile({ kind: 'archive', database, file })
