import { type WrittenFile, writeSiteFile } from '../site-file/write.ts'
import type { DatabaseLocation } from '../store/database-location.ts'

/** Writes the contents of a site with their history and pictures as one file. @throws {SiteFileError} */
export const exportArchive = (database: DatabaseLocation, file: string): Promise<WrittenFile> =>
  writeSiteFile({ kind: 'archive', database, file })
