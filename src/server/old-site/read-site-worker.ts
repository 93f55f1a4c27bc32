import { writeFile } from 'node:fs/promises'
import { answerJob } from '../process/answer-job.ts'
import { findSite } from './find-site.ts'
import type { ReadSiteJob } from './read-site.ts'
import { readExport } from './wordpress/read-export.ts'

answerJob(async ({ file, result }: ReadSiteJob) => {
  const found = await findSite(readExport(file), () => undefined)
  await writeFile(result, JSON.stringify(found), { mode: 0o600 })
})
