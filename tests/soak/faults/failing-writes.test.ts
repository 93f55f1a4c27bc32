import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveOfNumber } from '../../support/numbered-documents.ts'
import { startServer } from '../../support/server.ts'
import { canTrace, failing, throughStrace } from '../../support/strace.ts'
import { save, siteThrough, syncs } from '../crashes/traced-site.ts'

const isTraced = canTrace()

test.skipIf(!isTraced)(
  'a save that fails to sync is not acknowledged, and the next one is stored',
  async () => {
    const { owner, server, dataDir } = await siteThrough((folder) =>
      throughStrace('/dev/null', ...failing(syncs, 'EIO', join(folder, 'consultorio.db-wal'), '1..2')),
    )

    const responses = [await save(owner, 2), await save(owner, 2), await save(owner, 2)]
    await server.kill('SIGKILL')
    const next = await startServer({ dataDir, port: server.port })
    onTestFinished(() => next.stop())

    expect(responses).toEqual([503, 503, 200])
    const { revisions } = await (await owner.get('/api/revisions/site-content')).json()
    expect(revisions).toHaveLength(2)
    expect(await (await fetch(next.url)).text()).toContain('Dra. Prueba 2')
  },
)

test.skipIf(!isTraced)(
  'on a disk that has become read-only the server refuses saves and serves pages',
  async () => {
    const { owner, server } = await siteThrough((folder) =>
      throughStrace('/dev/null', ...failing('pwrite64', 'EROFS', join(folder, 'consultorio.db-wal'))),
    )

    const { path, body } = saveOfNumber('site-content', 2)
    const response = await owner.post(path, body)

    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'store_unavailable',
      title: 'El contenido no está disponible por ahora. Intente de nuevo.',
    })
    for (const page of ['/', '/contacto', '/api/site-content', '/readyz']) {
      expect((await fetch(server.url + page)).status).toBe(200)
    }
    expect(await (await fetch(server.url)).text()).not.toContain('Dra. Prueba 2')
  },
)
