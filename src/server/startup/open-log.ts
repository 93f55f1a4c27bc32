import { type Logger, pino } from 'pino'
import type { LogLevel } from '../config.ts'
import { LogOutput } from '../process/log-output.ts'

const standardOutput = 1
/** What pino writes for a warning. */
const warning = 40

/** The log on standard output, and how many of its lines could not be written. */
export type SiteLog = { readonly log: Logger; readonly lostLines: () => number }

export function openLog(level: LogLevel, opened: AsyncDisposableStack): SiteLog {
  const output = new LogOutput(standardOutput, describeLoss)
  process.on('exit', output.flush)
  opened.defer(() => {
    process.off('exit', output.flush)
    output.flush()
  })
  return { log: pino({ level, base: null }, output), lostLines: () => output.lost }
}

const describeLoss = (lost: number) =>
  `${JSON.stringify({
    level: warning,
    time: Date.now(),
    lost,
    msg: 'Se perdieron líneas de este registro, porque no se podía escribir',
  })}\n`
