import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { photo } from '../../../src/server/testing/media.ts'
import { temporaryFolder } from '../../../src/server/testing/temporary-folder.ts'
import { saveOfNumber } from '../../support/numbered-documents.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'
import { canTrace, failing, throughStrace } from '../../support/strace.ts'

// kill -9 cannot prove this: an acknowledged save is on the disk and not only in a cache.
const isTraced = canTrace()
const syncs = 'fsync,fdatasync'

async function siteOf(through?: (dataDir: string) => string[]) {
  const dataDir = temporaryFolder()
  const first = await startServer({ env: ownerEnv, dataDir })
  const owner = await signInOwner(first)
  await first.kill('SIGTERM')
  const server = await startServer({ dataDir, port: first.port, through: through?.(dataDir) })
  onTestFinished(() => server.stop())
  return { server, owner, dataDir }
}

async function save(owner: OwnerClient, number: number): Promise<number> {
  const { path, body } = saveOfNumber('site-content', number)
  return (await owner.post(path, body)).status
}

test.skipIf(!isTraced)('every acknowledged save is synced to the disk', async () => {
  const output = join(temporaryFolder(), 'llamadas')
  const { owner, server } = await siteOf(() => throughStrace(output, '-e', `trace=${syncs}`))
  const synced = () =>
    readFileSync(output, 'utf8').match(/f(?:data)?sync\(\d+<[^>]*consultorio\.db-wal>/g)?.length ?? 0

  for (let number = 2; number <= 6; number += 1) {
    const before = synced()
    expect(await save(owner, number)).toBe(200)
    // One for the revision, one for the release that shows it.
    await expect.poll(() => synced() - before).toBeGreaterThanOrEqual(2)
  }

  const before = synced()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await photo(96, 64))]), 'foto.jpg')
  expect((await owner.send('POST', '/api/media', form)).status).toBe(201)
  // The picture, written by its own thread, and its row in the library.
  await expect.poll(() => synced() - before).toBeGreaterThanOrEqual(2)
  // And the copy that visitors get.
  await expect.poll(() => readFileSync(output, 'utf8')).toMatch(/fsync\(\d+<[^>]*\/cache\/medios\/[^>]*>/)
  await server.stop()
})

test.skipIf(!isTraced)(
  'a save that fails to sync is not acknowledged, and the next one is stored',
  async () => {
    const { owner, server, dataDir } = await siteOf((folder) =>
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
    const { owner, server } = await siteOf((folder) =>
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
