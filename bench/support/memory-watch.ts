import { memoryTogether, peakMemoryOf } from './process-figures.ts'

/** Samples the memory of a process and its children until stopped. */
export function watchMemory(pid: number) {
  let together = 0
  const look = () => {
    together = Math.max(together, memoryTogether(pid))
  }
  const timer = setInterval(look, 250)
  look()

  return {
    /** Peak MB of the process alone, and peak MB together with its helpers, in which shared memory counts once. */
    stop() {
      clearInterval(timer)
      look()
      const process = peakMemoryOf(pid)
      return { process, together }
    },
  }
}
