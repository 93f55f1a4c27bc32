import { parseArgs } from 'node:util'
import { holdConnections } from '#tests/idle-connections.ts'
import { memoryOf } from '#tests/memory.ts'
import { startServer } from '#tests/server.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const count = Number(positionals[0] ?? 10_000)
const visits = 2_000

/** Holds many connections to its own server open, and prints how further visitors are served meanwhile. */
async function run(): Promise<boolean> {
  const server = await startServer()
  try {
    const alone = await serve(server.url)
    const before = memoryOf(server.pid)
    const idle = await holdConnections(server.port, count)
    const among = await serve(server.url)
    const { open } = await idle.count()
    const memory = memoryOf(server.pid)
    await idle.close()

    console.log(`Conexiones pedidas: ${count}; abiertas: ${open}; rechazadas: ${idle.opened.failed}`)
    console.log(`Memoria del proceso: ${before.toFixed(0)} MB antes, ${memory.toFixed(0)} MB con ellas`)
    console.log(`${visits} visitas, p50 y p99: ${alone} ms sin ellas, ${among} ms con ellas`)
    return open === count
  } finally {
    await server.stop()
  }
}

async function serve(url: string): Promise<string> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const start = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`A visit got ${response.status}.`)
    times.push(performance.now() - start)
  }
  const sorted = times.sort((a, b) => a - b)
  const quantile = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)
  return `${quantile(0.5)} y ${quantile(0.99)}`
}

process.exitCode = (await run()) ? 0 : 1
