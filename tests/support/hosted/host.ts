/**
 * A process that runs sites from the sources, for browser tests. A further site costs a tenth of the processor time of
 * a new process.
 */
import { appendFileSync } from 'node:fs'
import { pino } from 'pino'
import { loadConfig } from '#server/config.ts'
import { answerJobs } from '#server/process/answer-jobs.ts'
import { createSite } from '#server/site.ts'
import '#tests/server/cheap-passwords.ts'
import '#tests/server/fair-priority.ts'
import { localNetwork } from '../server/local-network.ts'
import type { HostJob } from './host-job.ts'
import { shiftClock } from './shifted-clock.ts'

const sites = new Map<number, Awaited<ReturnType<typeof createSite>>>()

// With the tests that it works for ended, also if a failed one left its site running.
process.on('disconnect', () => process.exit())

answerJobs<HostJob>(async (job) => {
  if (job.do === 'stop') {
    await sites.get(job.port)?.stop()
    sites.delete(job.port)
    return
  }
  if (job.do === 'shift') return shiftClock(job.ms)
  const log = pino({ base: null }, { write: (line) => appendFileSync(job.logFile, line) })
  const formerSites = job.formerSites && localNetwork(job.formerSites)
  const overrides = { log, isLazy: true, ...(formerSites && { formerSites }) }
  sites.set(job.port, await createSite(loadConfig(job.env), overrides))
})
