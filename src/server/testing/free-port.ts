import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the range from which Linux assigns ports automatically. */
const range = { from: 18_000, to: 32_000 }

/** One file per port that a test process has taken, with the process's id. */
const reservations = join(tmpdir(), 'consultorio-puertos')

/**
 * A random free port, which no other caller gets while this process runs. A probe alone is not enough: a server may
 * take seconds until it listens, and meanwhile the port looks free to the other test processes.
 */
export async function freePort(): Promise<number> {
  mkdirSync(reservations, { recursive: true })
  for (;;) {
    const port = randomInt(range.from, range.to)
    if (reserve(port) && (await isFree(port))) return port
  }
}

/** @returns false if a process that still runs has the port, or if the file of an ended one had to be removed first. */
function reserve(port: number): boolean {
  const file = join(reservations, String(port))
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (hasEnded(file)) rmSync(file, { force: true })
    return false
  }
}

/** Whether the process that wrote the file has ended. */
function hasEnded(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // The file is empty while its process writes it.
    if (pid > 0) process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  return promise
}
