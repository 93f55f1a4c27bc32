/** Beacons that a process reads per second, and at once after a quiet time. No practice has so many visitors. */
const perSecond = 50
const atOnce = 500

/** Limits how many beacons a process reads, so that a flood of them costs little and counts little. */
export function createAllowance(now = () => performance.now()) {
  let left = atOnce
  let at = now()
  return {
    /** Whether one more may be read. */
    take(): boolean {
      const time = now()
      left = Math.min(atOnce, left + ((time - at) / 1000) * perSecond)
      at = time
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
