import { descendantsOf, memoryTogether, peakMemoryOf } from './process-figures.ts'

/** Samples the memory of a process and its children until stopped. */
export function watchMemory(pid: number) {
  let together = 0
  let mostHelpers = 0
  const sample = () => {
    together = Math.max(together, memoryTogether(pid))
    mostHelpers = Math.max(mostHelpers, descendantsOf(pid).length)
  }
  const timer = setInterval(sample, 250)
  sample()

  return {
    mostHelpers: () => mostHelpers,
    /** Peak MB of the process alone, and peak MB together with its helpers, in which shared memory counts once. */
    stop() {
      clearInterval(timer)
      sample()
      const process = peakMemoryOf(pid)
      return { process, together }
    },
  }
}
