import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ownerEnv } from '../../support/owner-client.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { launchServer, type RunningServer } from '../../support/server.ts'
import { limitFileSize, smallDisk } from '../../support/small-disk.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Calls at a time. Their lines take more than one block of a disk. */
const logged = 100

async function startLoggingTo({
  file,
  before = '',
}: {
  file: string
  before?: string
}): Promise<RunningServer> {
  const server = await launchServer({
    env: { ...ownerEnv, BACKUP_KEEP: '0' },
    command: ['sh', '-c', `${before}exec sh deploy/start.sh > ${file}`],
  })
  onTestFinished(() => server.stop())
  await server.ready()
  return server
}

/** Each of these calls writes a line to the log. */
async function makeCalls(server: RunningServer): Promise<void> {
  for (let count = 0; count < logged; count += 1) {
    expect((await fetch(`${server.url}/api/status`)).status).toBe(401)
  }
}

async function expectPages(server: RunningServer): Promise<void> {
  for (const page of ['/', '/contacto', '/enfermedades/endometriosis', '/readyz', '/admin/entrar']) {
    const response = await fetch(server.url + page, { signal: AbortSignal.timeout(10_000) })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
}

async function lostLines(server: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^consultorio_log_lines_lost_total (\d+)$/m.exec(metrics)?.[1])
}

async function expectRecovery(server: RunningServer, file: string, free: () => void): Promise<void> {
  await makeCalls(server)
  await expectPages(server)
  const calls = () => readFileSync(file, 'utf8').match(/"route":"\/api\/status"/g)?.length ?? 0
  expect(calls()).toBeLessThan(logged)

  free()
  await expect.poll(() => calls()).toBe(logged)
  await makeCalls(server)
  await expectPages(server)
  await expect.poll(() => calls()).toBe(2 * logged)
  expect(await lostLines(server)).toBe(0)
  expect(await server.kill('SIGTERM')).toBe(0)
}

describe('pages are served, and lines of the log wait, while it cannot be written', () => {
  const disk = smallDisk(2)

  test.skipIf(!disk)('because its disk is full', async () => {
    onTestFinished(() => disk?.remove())
    const file = join(disk?.folder ?? '', 'registro')
    const server = await startLoggingTo({ file })
    disk?.fill()
    await expectRecovery(server, file, () => disk?.free())
  })

  test('because its file may not grow', async () => {
    const file = join(temporaryFolder(), 'registro')
    const server = await startLoggingTo({ file })
    limitFileSize(server.pid, readFileSync(file).length)
    await expectRecovery(server, file, () => limitFileSize(server.pid, 'unlimited'))
  })

  test('because its reader has ended', async () => {
    const server = await startLoggingTo(pipeTo('head -n 1'))
    await makeCalls(server)
    await expectPages(server)
    expect(await server.kill('SIGTERM')).toBe(0)
  })

  test('because its reader has stopped reading', async () => {
    const server = await startLoggingTo(pipeTo('sleep 60'))
    // More than a pipe holds.
    for (let round = 0; round < 8; round += 1) await makeCalls(server)
    await expectPages(server)
    await server.kill('SIGKILL')
  })
})

/** Redirects the server's output to a program that reads it. */
function pipeTo(reader: string): { readonly before: string; readonly file: string } {
  const file = join(temporaryFolder(), 'tubo')
  return { before: `mkfifo ${file}; ${reader} < ${file} > ${file}.leído & `, file }
}
