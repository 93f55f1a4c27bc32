import { type SiteFileJob, type WrittenFile, writeSiteFile } from '../site-file/write.ts'

export type BackupJob = Omit<SiteFileJob, 'kind'>

/** Writes the whole site, as it is at one moment, as one file. @throws {SiteFileError} */
export const takeBackup = (job: BackupJob): Promise<WrittenFile> => writeSiteFile({ ...job, kind: 'backup' })
