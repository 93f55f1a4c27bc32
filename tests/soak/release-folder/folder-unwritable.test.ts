import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../support/ask.ts'
import { cookieOf, publishDoctor, signInThrough, startReleaseSite } from '../../support/release-site.ts'
import { ServerNotStartedError, startServer } from '../../support/server.ts'

test('a save that the folder has no room for is stored, reported as unpublished, and live with the next publish', async () => {
  const site = await startReleaseSite()
  onTestFinished(() => site.stop())
  const direct = { ask: (path: string, question = {}) => ask(site.server.url, path, question) }
  const cookie = cookieOf(await signInThrough(direct))
  await site.whole()
  const obstacle = join(site.folder, 'kept/dibujos')
  rmSync(obstacle, { recursive: true })
  writeFileSync(obstacle, '')

  const refused = await publishDoctor(direct, cookie, 'Dra. Segunda')

  expect([refused.status, JSON.parse(refused.text).code]).toEqual([500, 'saved_not_published'])
  await expect
    .poll(() => site.server.logs)
    .toContain(`No se pudo escribir el sitio en RELEASE_DIR «${site.folder}»`)
  const saved = await direct.ask('/api/site-content', { headers: { cookie } })
  expect(saved.text).toContain('Dra. Segunda')
  expect((await direct.ask('/')).text).not.toContain('Dra. Segunda')

  rmSync(obstacle)
  mkdirSync(obstacle)
  expect((await publishDoctor(direct, cookie, 'Dra. Segunda')).status).toBe(200)
  expect((await direct.ask('/')).text).toContain('Dra. Segunda')
  await site.whole()
})

test('a start fails with a RELEASE_DIR that is not a folder, and names it', async () => {
  const started = startServer({ env: { RELEASE_DIR: '/dev/null' } })

  await expect(started).rejects.toThrow(ServerNotStartedError)
  await expect(started).rejects.toThrow('No se pudo escribir el sitio en RELEASE_DIR «/dev/null»')
})
