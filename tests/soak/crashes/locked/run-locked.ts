import { ownerEnv, signInOwner } from '../../../support/owner-client.ts'
import { startServer } from '../../../support/server.ts'
import { visitWhileLocked } from './visit-while-locked.ts'

// `npm run test:locked`
const rounds = 5
const server = await startServer({ env: { ...ownerEnv, LOG_LEVEL: 'silent' } })
try {
  const owner = await signInOwner(server)
  const times: number[] = []
  const failed: string[] = []
  const statuses: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const visits = await visitWhileLocked(server, owner)
    times.push(...visits.times)
    failed.push(...visits.failed)
    statuses.push(visits.status)
  }
  times.sort((a, b) => a - b)
  const percentile = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`
Guardados con la base de datos ocupada   ${statuses.join(', ')}
Páginas servidas mientras tanto          ${times.length}, fallidas ${failed.length}
Tiempo por página, en ms                 mediana ${percentile(0.5)}, p99 ${percentile(0.99)}, mayor ${percentile(1)}`)
  process.exitCode = failed.length > 0 || statuses.some((status) => status !== 503) ? 1 : 0
} finally {
  await server.stop()
}
