import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isValueOf, saveOfNumber } from '../../support/numbered-documents.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { photo } from '../../support/server/media.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { launchServer, type RunningServer, startServer } from '../../support/server.ts'
import { limitFileSize, smallDisk } from '../../support/small-disk.ts'

const unavailable = {
  code: 'store_unavailable',
  title: 'El contenido no está disponible por ahora. Intente de nuevo.',
}

type Disk = { readonly fill: (server: RunningServer) => void; readonly free: (server: RunningServer) => void }

/** Where nothing can be mounted, a limit on the file size simulates the full disk. */
const limited: Disk = {
  fill: ({ pid, dataDir }) => limitFileSize(pid, statSync(join(dataDir, 'consultorio.db-wal')).size),
  free: ({ pid }) => limitFileSize(pid, 'unlimited'),
}

const disk = smallDisk(24)
const mounted: Disk = { fill: () => disk?.fill(), free: () => disk?.free() }

describe('on a full disk', () => {
  test.skipIf(!disk)('the server refuses saves, serves pages, and recovers by itself', async () => {
    onTestFinished(() => disk?.remove())
    await expectRecovery(mounted, join(disk?.folder ?? '', 'datos'))
  })

  test('the server behaves in the same way when files cannot grow', () =>
    expectRecovery(limited, temporaryFolder()))
})

test.skipIf(!disk)('a start without space or write permission fails with a message', async () => {
  const ownDisk = smallDisk(24)
  onTestFinished(() => ownDisk?.remove())
  const dataDir = join(ownDisk?.folder ?? '', 'datos')
  const first = await startServer({ env: ownerEnv, dataDir })
  await first.kill('SIGTERM')

  ownDisk?.fill()
  await expectRefusal(dataDir, /revise que el disco tenga espacio/)
  ownDisk?.free()
  ownDisk?.makeReadOnly()
  await expectRefusal(dataDir, /No se puede escribir en la carpeta de datos/)
})

async function expectRefusal(dataDir: string, words: RegExp): Promise<void> {
  const server = await launchServer({ dataDir })
  expect(await server.ended()).toBe(1)
  expect(server.logs).toContain(dataDir)
  expect(server.logs).toMatch(words)
  expect(server.logs).not.toMatch(/^\s+at /m)
}

async function expectRecovery({ fill, free }: Disk, dataDir: string): Promise<void> {
  const server = await startServer({ env: ownerEnv, dataDir })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)
  expect((await save(owner, 2)).status).toBe(200)

  fill(server)
  const refused = await save(owner, 3)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject(unavailable)
  expect((await upload(owner)).status).toSatisfy((status: number) => status === 503 || status === 507)
  for (const page of ['/', '/contacto', '/enfermedades/endometriosis', '/api/site-content', '/readyz']) {
    expect((await fetch(server.url + page)).status).toBe(200)
  }
  expect(await (await fetch(server.url)).text()).toContain('Dra. Prueba 2')

  free(server)
  expect((await save(owner, 3)).status).toBe(200)
  expect((await upload(owner)).status).toBe(201)
  expect(await (await fetch(server.url)).text()).toContain('Dra. Prueba 3')

  await server.kill('SIGKILL')
  const next = await startServer({ dataDir, port: server.port })
  onTestFinished(() => next.stop())
  const { value } = await (await owner.get('/api/revisions/site-content/3')).json()
  expect(isValueOf('site-content', 3, value)).toBe(true)
  expect(await (await fetch(next.url)).text()).toContain('Dra. Prueba 3')
  await next.stop()
}

function save(owner: OwnerClient, number: number): Promise<Response> {
  const { path, body } = saveOfNumber('site-content', number)
  return owner.post(path, body)
}

async function upload(owner: OwnerClient): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await photo(640, 480))]), 'foto.jpg')
  return owner.send('POST', '/api/media', form)
}
