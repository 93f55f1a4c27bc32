import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photo } from '../../support/server/media.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { canTrace, throughStrace } from '../../support/strace.ts'
import { save, siteThrough, syncs } from './traced-site.ts'

// kill -9 cannot prove this: an acknowledged save is on the disk and not only in a cache.
test.skipIf(!canTrace())('every acknowledged save is synced to the disk', async () => {
  const output = join(temporaryFolder(), 'llamadas')
  const { owner, server } = await siteThrough(() => throughStrace(output, '-e', `trace=${syncs}`))
  const synced = () =>
    readFileSync(output, 'utf8').match(/f(?:data)?sync\(\d+<[^>]*consultorio\.db-wal>/g)?.length ?? 0

  for (let number = 2; number <= 4; number += 1) {
    const before = synced()
    expect(await save(owner, number)).toBe(200)
    // One for the revision, one for the release that shows it.
    await expect.poll(() => synced() - before).toBeGreaterThanOrEqual(2)
  }

  const before = synced()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await photo(96, 64))]), 'foto.jpg')
  expect((await owner.send('POST', '/api/media', form)).status).toBe(201)
  // One for the picture, which a separate thread writes, and one for its row in the library.
  await expect.poll(() => synced() - before).toBeGreaterThanOrEqual(2)
  // The copy that visitors get is synced too.
  await expect.poll(() => readFileSync(output, 'utf8')).toMatch(/fsync\(\d+<[^>]*\/cache\/medios\/[^>]*>/)
  await server.stop()
})
