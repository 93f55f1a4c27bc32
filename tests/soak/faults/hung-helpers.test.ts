import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { saveOfNumber } from '../../support/numbered-documents.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Longer than any page may take here, even on a busy machine, and shorter than a helper's own time limit. */
const muchTooLong = 20_000

/** Stops every helper of the process as soon as it runs, without ending it. */
function hangHelpers(pid: number) {
  const hung = new Set<number>()
  const timer = setInterval(() => {
    for (const name of readdirSync('/proc')) {
      const child = Number(name)
      if (!Number.isInteger(child) || hung.has(child) || !isHelper(child, pid)) continue
      process.kill(child, 'SIGSTOP')
      hung.add(child)
    }
  }, 5)
  onTestFinished(() => clearInterval(timer))
  return hung
}

function isHelper(child: number, parent: number): boolean {
  try {
    const stat = readFileSync(`/proc/${child}/stat`, 'utf8')
    const [, parentId] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A process that has not loaded its program yet would hold up the server, which waits for that.
    return Number(parentId) === parent && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('-worker')
  } catch {
    return false
  }
}

test('while every helper hangs, pages are served, and a picture that is not drawn yet is refused for now', async () => {
  const server = await startServer({ env: { ...ownerEnv, BACKUP_KEEP: '0' } })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)
  const hung = hangHelpers(server.pid)

  const { path, body } = saveOfNumber('site-content', 2)
  expect((await owner.post(path, body)).status).toBe(200)
  const get = (address: string) =>
    fetch(server.url + address, { signal: AbortSignal.timeout(muchTooLong), redirect: 'manual' })
  const saved = await (await get('/')).text()
  const [card = ''] = /\/compartir\/[^"]+/.exec(saved) ?? []
  // Starts a helper, which the server does by itself at some later time.
  const drawn = get(card)
  await expect.poll(() => hung.size).toBeGreaterThan(0)
  expect((await drawn).status).toBe(200)

  const sitemap = await (await get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, page = '']) => page || '/',
  )
  expect(pages.length).toBeGreaterThan(20)
  for (const page of [...pages, '/buscar?q=dolor', '/no-existe', '/admin/entrar']) {
    const response = await get(page)
    expect([page, response.status]).toEqual([page, page === '/no-existe' ? 404 : 200])
    await response.arrayBuffer()
  }

  const home = await (await get('/')).text()
  const icons = [...home.matchAll(/"(\/iconos\/[^"]+)"/g)].map(([, icon = '']) => icon)
  for (const icon of [...icons, '/favicon.ico']) {
    const response = await get(icon)
    expect([200, 503]).toContain(response.status)
    if (response.status === 503) expect(response.headers.get('retry-after')).toBe('10')
  }
})
