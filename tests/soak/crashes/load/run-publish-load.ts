import { ownerEnv, signInOwner } from '../../../support/owner-client.ts'
import { startServer } from '../../../support/server.ts'
import { publishUnderLoad } from './publish-load.ts'

// `npm run test:publishing -- 60`
const seconds = Number(process.argv[2] ?? 60)

const server = await startServer({ env: { ...ownerEnv, LOG_LEVEL: 'error' } })
try {
  const owner = await signInOwner(server)
  const report = await publishUnderLoad({ url: server.url, owner, readers: 8, seconds })
  const { publishes, requests, notModified, failed, mixed, stale } = report
  console.log(`
Segundos                     ${seconds}
Publicaciones confirmadas    ${publishes}
Páginas pedidas              ${requests}, de ellas ${notModified} sin cambio (304)
Fallidas                     ${failed.length}
De dos versiones             ${mixed.length}
Viejas tras la confirmación  ${stale.length}`)
  for (const finding of [...failed, ...mixed, ...stale].slice(0, 50)) console.log(`- ${finding}`)
  process.exitCode = failed.length + mixed.length + stale.length > 0 ? 1 : 0
} finally {
  await server.stop()
}
