import { readdirSync, readFileSync } from 'node:fs'

/** @returns a function that stops, and tells the largest resident memory of a process that this one started, in MB. */
export function peakOfChildren(): () => number {
  let largest = 0
  const timer = setInterval(() => {
    for (const child of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const status = statusOf(child)
      if (!status.includes(`PPid:\t${process.pid}\n`)) continue
      largest = Math.max(largest, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    }
  }, 20)
  return () => {
    clearInterval(timer)
    return largest
  }
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}
