import '../leave-signals.ts'
import { writeFile } from 'node:fs/promises'
import { type JobAnswer, PictureError, type PictureJob } from './picture-jobs.ts'
import { workOn } from './picture-work.ts'

const megabyte = 1024 * 1024

/**
 * Most bytes that this process may take for a job. What libvips takes, no option of Node's limits. What is rendered
 * is ours and never very large, but a tall picture in AVIF takes most.
 */
const mostMemory = {
  prepare: 260 * megabyte,
  render: 340 * megabyte,
  share: 260 * megabyte,
  icon: 260 * megabyte,
}

/** Memory freed stays with the process: the next job begins in a new one when that is much. */
const enoughMemory = 130 * megabyte
const lookEvery = 20

// Where memory runs out, the system ends this process and not the server.
writeFile('/proc/self/oom_score_adj', '900').catch(() => {})

let current: PictureJob | undefined
setInterval(() => {
  if (current && process.memoryUsage.rss() > mostMemory[current.kind]) {
    answer({ refused: 'too_heavy', reason: 'It takes too much memory.', isLast: true })
  }
}, lookEvery).unref()

process.on('disconnect', () => process.exit())
process.on('message', (job: PictureJob) => {
  current = job
  workOn(job)
    .then(
      (done) => ({ done }),
      (error: unknown) => refusalOf(error),
    )
    .then((result) => answer({ ...result, isLast: process.memoryUsage.rss() > enoughMemory }))
})

function refusalOf(error: unknown) {
  if (error instanceof PictureError) return { refused: error.refusal, reason: error.message }
  return { refused: 'unreadable' as const, reason: String(error) }
}

/** Once for each job. */
function answer(result: JobAnswer): void {
  if (!current) return
  current = undefined
  process.send?.(result, undefined, undefined, () => {
    if (result.isLast) process.exit()
  })
}
