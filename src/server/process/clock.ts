/** Gives the time, and calls what happens later. Tests have one that they advance. */
export type Clock = {
  /** Time of day. It jumps when the system's clock is set, and when a laptop wakes up. */
  readonly now: () => Date
  /** Calls `work` once after so many ms. Does not keep the process running. @returns a function that cancels it. */
  readonly setTimer: (work: () => unknown, ms: number) => () => void
}

/** In ms. Node calls the work of a longer timer at once. */
const maxDelay = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => new Date(),

  setTimer(work, ms) {
    let timer: NodeJS.Timeout
    function wait(left: number): void {
      const delay = Math.min(left, maxDelay)
      timer = setTimeout(() => (left > delay ? wait(left - delay) : work()), delay).unref()
    }
    wait(ms)
    return () => clearTimeout(timer)
  },
}
