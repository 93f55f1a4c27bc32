import { answerJob } from '../process/answer-job.ts'
import { takeBackup } from './take-backup.ts'

answerJob(takeBackup)
