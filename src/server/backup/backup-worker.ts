import { answerJobs } from '../process/answer-jobs.ts'
import { writeSiteFile } from '../site-file/write.ts'

answerJobs(writeSiteFile)
