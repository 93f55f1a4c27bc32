import { descendantsOf, memoryTogether, peakMemoryOf } from './process-figures.ts'

/** Samples the memory of a process and its children until stopped. */
export function watchMemory(pid: number) {
  let together = 0
  let peakHelperCount = 0
  const sample = () => {
    together = Math.max(together, memoryTogether(pid))
    peakHelperCount = Math.max(peakHelperCount, descendantsOf(pid).length)
  }
  const timer = setInterval(sample, 250)
  sample()

  return {
    peakHelperCount: () => peakHelperCount,
    /** Peak MB of the process alone, and peak MB together with its helpers, in which shared memory counts once. */
    stop() {
      clearInterval(timer)
      sample()
      const process = peakMemoryOf(pid)
      return { process, together }
    },
  }
}
