import { cpus, loadavg } from 'node:os'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { createPostgresDatabase } from '../../support/server/postgres-databases.ts'
import { startPostgres } from '../../support/server/postgres-server.ts'
import { startServer } from '../../support/server.ts'

// Measures the time from one instance's acknowledgement of a publish until the other instance serves it.
const publications = 40

const postgres = await startPostgres()
const env = {
  ...ownerEnv,
  DATABASE_URL: await createPostgresDatabase(postgres.url),
  AUTH_SECRET: 'el mismo secreto para todos, de 32 y más',
}
const [a, b] = await Promise.all([startServer({ env }), startServer({ env })])
try {
  const owner = await signInOwner(a)
  const times: number[] = []
  for (let number = 1; number <= publications; number += 1) times.push(await publish(number))
  times.sort((one, other) => one - other)
  const at = (part: number) => `${Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)} ms`
  process.stdout.write(
    `${publications} publications, served by the other instance after: median ${at(0.5)}, p95 ${at(0.95)}, ` +
      `longest ${at(1)} (load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores)\n`,
  )

  async function publish(number: number): Promise<number> {
    const name = `Dra. Número ${number}.`
    const content = sampleDocuments['site-content']
    const siteContent = { ...content, doctorInfo: { ...content.doctorInfo, name } }
    const saved = await owner.post('/api/site-content', { siteContent })
    if (!saved.ok) throw new Error(`The save returned ${saved.status}.`)
    const acknowledged = performance.now()
    while (!(await (await fetch(b.url)).text()).includes(name));
    return performance.now() - acknowledged
  }
} finally {
  await Promise.all([a.stop(), b.stop()])
  await postgres.remove()
}
