import { type SiteFileJob, type WrittenFile, writeSiteFile } from '../site-file/write.ts'

export type BackupJob = Omit<SiteFileJob, 'kind'>

/** Writes a consistent snapshot of the whole site to one file. @throws {SiteFileError} */
export const takeBackup = (job: BackupJob): Promise<WrittenFile> => writeSiteFile({ ...job, kind: 'backup' })
