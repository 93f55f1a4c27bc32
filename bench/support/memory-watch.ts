import { descendantsOf, memoryOf, peakMemoryOf } from './process-figures.ts'

/** Samples the memory of a process and its children until stopped. */
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
    /** Peak MB of the process alone, and peak MB together with its helpers. */
    stop() {
      clearInterval(timer)
      look()
      const process = peakMemoryOf(pid)
      return { process, together: Math.max(together, process) }
    },
  }
}
