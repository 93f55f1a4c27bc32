const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Number of wrong guesses under one key, and the time that their rule counts from. */
export type Failures = { readonly failures: number; readonly failed_at: string }

/** When the next guess under a key is allowed, and how it is counted. Times in ms. */
export type GuessRule = {
  readonly waitOf: (row: Failures | undefined, time: number) => number
  readonly counted: (row: Failures | undefined, time: number) => Failures
}

/** In ms. No rule counts failures older than this, so their rows can be deleted. */
export const failuresAreForgottenAfter = day

/**
 * Ms since a moment. A moment in the future means that the clock was set back, so its age is unknown and counts as
 * infinite.
 */
const since = (moment: string, time: number) => {
  const age = time - Date.parse(moment)
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}

type Delays = { readonly free: number; readonly firstWait: number; readonly maxWait: number }

/** `free` failures cost nothing; after that, each wait is twice as long as the one before. */
function delays({ free, firstWait, maxWait }: Delays): GuessRule {
  const failuresOf = (row: Failures | undefined, time: number) =>
    row && since(row.failed_at, time) < failuresAreForgottenAfter ? row.failures : 0
  return {
    waitOf: (row, time) => {
      const beyond = failuresOf(row, time) - free
      if (!row || beyond < 0) return 0
      const wait = Math.min(firstWait * 2 ** beyond, maxWait)
      return Math.max(0, wait - since(row.failed_at, time))
    },
    counted: (row, time) => ({
      failures: failuresOf(row, time) + 1,
      failed_at: new Date(time).toISOString(),
    }),
  }
}

type Allowance = { readonly burst: number; readonly interval: number }

/**
 * At most `burst` failures at once, and one more after each `interval`. A day therefore has at most `burst + day /
 * interval`. `failed_at` is the start of the current interval.
 */
function allowance({ burst, interval }: Allowance): GuessRule {
  const remembered = (row: Failures | undefined, time: number) => {
    const passed = row ? Math.floor(since(row.failed_at, time) / interval) : 0
    if (!row || row.failures <= passed) return { failures: 0, from: time }
    return { failures: row.failures - passed, from: Date.parse(row.failed_at) + passed * interval }
  }
  return {
    waitOf: (row, time) => {
      const { failures, from } = remembered(row, time)
      return failures < burst ? 0 : from + interval - time
    },
    counted: (row, time) => {
      const { failures, from } = remembered(row, time)
      return { failures: failures + 1, failed_at: new Date(from).toISOString() }
    },
  }
}

/** One account, from one address or from one known device. */
export const oneAccountFromOneCaller = delays({ free: 5, firstWait: 2_000, maxWait: 15 * minute })

/** Any account, from one IPv4 address or one IPv6 /64. */
export const oneAddress = delays({ free: 20, firstWait: 2_000, maxWait: 15 * minute })

/** Any account, from one IPv6 /48, the most that a provider gives one customer. */
export const oneNetwork = allowance({ burst: 30, interval: 10 * minute })

/** One account, from all unknown callers together: at most 60 a day. */
export const oneAccount = allowance({ burst: 30, interval: day / 30 })

/** One account, from all its known devices together: at most 40 a day, so that both make 100. */
export const oneAccountFromItsDevices = allowance({ burst: 20, interval: day / 20 })
