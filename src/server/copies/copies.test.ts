import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { snapshotOf } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { untilIdle } from '../process/until-idle.ts'
import { createCopies } from './copies.ts'
import { writeSiteZip } from './write-site-zip.ts'

type WriteZip = Parameters<typeof createCopies>[0]['writeZip']

function copiesWith(writeZip: WriteZip) {
  const folder = temporaryFolder()
  const onError = vi.fn()
  const copies = createCopies({
    folder,
    backups: { folder: temporaryFolder(), keep: 0 },
    now: () => new Date(),
    job: { database: { kind: 'sqlite', file: join(folder, 'none.db') } },
    writeZip,
    onError,
  })
  return { copies, folder, onError }
}

/** A renderer whose page in the middle waits or throws. */
const zipOf =
  (onPage: () => void): WriteZip =>
  (target) => {
    const pages = fakeRenderer({ paths: ['/', '/servicios', '/contacto'] }).open(snapshotOf('Dra. Ana'))
    const render: typeof pages.render = (path) => {
      if (path === '/servicios') onPage()
      return pages.render(path)
    }
    const pictures = { find: () => undefined }
    return writeSiteZip({ release: { pages: { ...pages, render } }, assets: new Map(), pictures, ...target })
  }

test('a copy that fails leaves nothing behind, says so in her words, and the next one is made', async () => {
  let isBroken = true
  const { copies, folder, onError } = copiesWith(
    zipOf(() => {
      if (isBroken) throw new Error('broken')
    }),
  )

  copies.start('site')
  await untilIdle([copies])
  expect((await copies.state()).failure).toContain('No se pudo hacer la copia')
  expect(readdirSync(folder)).toEqual([])
  expect(onError).toHaveBeenCalledOnce()

  isBroken = false
  copies.start('site')
  await untilIdle([copies])
  expect((await copies.state()).files).toHaveLength(1)
  expect((await copies.state()).failure).toBeNull()
})

test('a full disk is named', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })
  const { copies } = copiesWith(() => Promise.reject(full))

  copies.start('site')
  await untilIdle([copies])

  expect((await copies.state()).failure).toContain('no queda espacio en el disco')
})

test('a server that stops removes the copy that it makes', async () => {
  const { copies, folder } = copiesWith(zipOf(() => void copies.close()))

  copies.start('site')
  await untilIdle([copies])

  expect(readdirSync(folder)).toEqual([])
  expect((await copies.state()).failure).toBeNull()
  expect(copies.start('site')).toBe(false)
})

test('a copy goes after a week', async () => {
  const { copies, folder } = copiesWith(() => Promise.resolve())
  const [old, recent] = ['sitio-2026-01-01T00-00-00Z.zip', 'archivo-2026-01-01T00-00-00Z.db'].map((name) =>
    join(folder, name),
  )
  if (!old || !recent) throw new Error('There are two.')
  for (const file of [old, recent]) writeFileSync(file, '')
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 60 * 60
  utimesSync(old, eightDaysAgo, eightDaysAgo)

  await copies.sweep()

  expect([old, recent].map((file) => existsSync(file))).toEqual([false, true])
})
