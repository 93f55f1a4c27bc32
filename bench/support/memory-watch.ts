import { descendantsOf, memoryOf, peakMemoryOf } from './process-figures.ts'

/** Looks, until stopped, how much a process occupies together with what it started. */
export function watchMemory(pid: number) {
  let together = 0
  const look = () => {
    const all = [pid, ...descendantsOf(pid)].map(memoryOf)
    together = Math.max(
      together,
      all.reduce((sum, megabytes) => sum + megabytes, 0),
    )
  }
  const timer = setInterval(look, 250)
  look()

  return {
    /** The most MB of the process alone, and the most with its helpers at a time. */
    stop() {
      clearInterval(timer)
      look()
      const process = peakMemoryOf(pid)
      return { process, together: Math.max(together, process) }
    },
  }
}
