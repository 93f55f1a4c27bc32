import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type Held = { readonly open: number; readonly failed: number }

/**
 * Visitors who have read a page and stay connected. They run in a separate process with its own limit of open files.
 */
export async function holdConnections(port: number, count: number) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `${port}`, `${count}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const read = async (): Promise<Held> => JSON.parse((await lines.next()).value ?? '{}')

  const opened = await read()
  return {
    opened,
    /** Number of connections that are still open. */
    async count(): Promise<Held> {
      child.stdin.write('?\n')
      return read()
    },
    close: () => end(child),
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.stdin?.end()
  await ended
}

/** Connections opened at a time: fewer than the accept queue of the system holds. */
const atOnce = 200

async function holdOpen(port: number, count: number): Promise<void> {
  const held = { open: 0, failed: 0 }
  const report = () => process.stdout.write(`${JSON.stringify(held)}\n`)
  const openOne = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let isOpen = false
      socket.on('error', () => {})
      socket.on('close', () => {
        if (isOpen) held.open -= 1
        else held.failed += 1
        resolve()
      })
      socket.once('data', () => {
        isOpen = true
        held.open += 1
        resolve()
      })
      socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    })
  for (let done = 0; done < count; done += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, openOne))
  }
  report()
  process.stdin.on('data', report).on('end', () => process.exit())
}

if (import.meta.main) {
  const [port, count] = process.argv.slice(2).map(Number)
  await holdOpen(port ?? 0, count ?? 0)
}
