import { answerJob } from '../process/answer-job.ts'
import { writeSiteFile } from '../site-file/write.ts'

answerJob(writeSiteFile)
