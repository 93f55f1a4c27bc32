import { importArchive } from '#server/archive/import-archive.ts'
import { copyChecked } from '#server/site-file/copy-checked.ts'
import { restoreBackup } from '#server/site-file/restore.ts'

// They check the file in the process of the test. The start of the process that usually does it takes longer than the
// rest of a test, and only its limits need it.

export const restoreHere = (options: Parameters<typeof restoreBackup>[0]) =>
  restoreBackup({ check: copyChecked, ...options })

export const importHere = (options: Parameters<typeof importArchive>[0]) =>
  importArchive({ check: copyChecked, ...options })
