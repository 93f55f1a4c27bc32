import { writeFile } from 'node:fs/promises'
import { answerJobs } from '../../process/answer-jobs.ts'
import { workOn } from './encode.ts'
import { type EncoderJob, type EncoderResult, PictureError } from './encoder-jobs.ts'

const megabyte = 1024 * 1024

/**
 * Maximum memory of this process per job, in bytes. Node's options do not limit the memory of libvips. Render jobs
 * read our own pictures, which are never very large, but a tall picture in AVIF needs the most memory.
 */
const maxMemory = ({ kind }: EncoderJob) => (kind === 'render' ? 340 : 260) * megabyte

/**
 * In bytes. Freed memory often stays with the process, so above this size the next job gets a new process. Pictures of
 * pages and icons are drawn after each publish, while the other helpers need memory too, and each needs little itself.
 */
const enoughMemory = ({ kind }: EncoderJob) => (kind === 'prepare' || kind === 'render' ? 130 : 95) * megabyte
const checkInterval = 20

// When memory runs out, the system should kill this process and not the server.
writeFile('/proc/self/oom_score_adj', '900').catch(() => {})

let current: EncoderJob | undefined
setInterval(() => {
  // The same end as when the system's memory runs out, so the server gives the same reason.
  if (current && process.memoryUsage.rss() > maxMemory(current)) process.kill(process.pid, 'SIGKILL')
}, checkInterval).unref()

process.on('disconnect', () => process.exit())
answerJobs(async (job: EncoderJob): Promise<EncoderResult> => {
  current = job
  const result = await workOn(job).then((done) => ({ done }), refusalOf)
  current = undefined
  return { ...result, isLast: process.memoryUsage.rss() > enoughMemory(job) }
})

function refusalOf(error: unknown) {
  if (error instanceof PictureError) return { refused: error.refusal, reason: error.message }
  return { refused: 'unreadable' as const, reason: String(error) }
}
