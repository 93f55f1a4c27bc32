import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const support = import.meta.dirname
const project = join(support, '../../..')

/** The reason why the test cannot run on this machine; `undefined` if it can. */
export function obstacle(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux'
  const isDebian = existsSync('/etc/debian_version')
  const hasDebootstrap = spawnSync('debootstrap', ['--version']).status === 0
  return isDebian && hasDebootstrap ? undefined : 'it needs debootstrap: apt-get install debootstrap'
}

export type BareDebian = {
  readonly root: string
  /** Runs a script in the tree; returns its output and exit code. */
  readonly run: (script: string) => { readonly code: number | null; readonly output: string }
  readonly remove: () => void
}

/**
 * A bare Debian 12 in a folder, with this checkout in `/root/proyecto` and a replacement for systemd. Packages come
 * from this machine's own sources.
 */
export function bareDebian(root: string, port: number): BareDebian {
  mkdirSync(root, { recursive: true })
  execFileSync('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates,procps',
    'bookworm',
    root,
    ...mirror(),
  ])
  for (const path of ['etc/apt/apt.conf.d', 'etc/ssl/certs/ca-certificates.crt', 'root/.npmrc'])
    if (existsSync(`/${path}`)) cpSync(`/${path}`, join(root, path), { recursive: true })
  for (const name of ['systemctl', 'journalctl'])
    cpSync(join(support, `fake-${name}.sh`), join(root, 'usr/bin', name))

  const copy = join(root, 'root/proyecto')
  mkdirSync(copy)
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const file of execFileSync('git', listed, { cwd: project, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean))
    if (existsSync(join(project, file))) cpSync(join(project, file), join(copy, file))
  writeFileSync(join(root, 'etc/consultorio.env'), `PORT="${port}"\n`, { mode: 0o600 })
  for (const folder of ['proc', 'dev']) execFileSync('mount', ['--bind', `/${folder}`, join(root, folder)])

  function run(script: string) {
    const { status, stdout, stderr } = spawnSync('chroot', [root, '/bin/bash', '-c', script], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return { code: status, output: stdout + stderr }
  }

  return {
    root,
    run,
    remove() {
      run(
        'cd /etc/systemd/system && for unit in consultorio*.service; do systemctl stop "$(basename "$unit" .service)"; done',
      )
      // Lazily, because a process that was just stopped may still have a device open.
      for (const folder of ['proc', 'dev']) execFileSync('umount', ['--lazy', join(root, folder)])
      rmSync(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * Sends a request on a connection of its own. `fetch` would take one that the server closed while this process waited
 * for an update.
 */
async function send(port: number, method: string, path: string, data = '', origin = '') {
  const headers = { 'content-type': 'application/json', origin }
  const sent = request({ agent: false, host: '127.0.0.1', port, method, path, headers }).end(data)
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, body: await text(response) }
}

export const get = (port: number, path: string) => send(port, 'GET', path)

/** The status of a sign-in to the site with this domain, which accepts no other origin. */
export async function signIn(port: number, domain: string, account: { email: string; password: string }) {
  const origin = `https://${domain}`
  return (await send(port, 'POST', '/api/auth/sign-in/email', JSON.stringify(account), origin)).status
}

/** The package mirror of this machine. Empty if it is unknown, so that debootstrap uses its own default. */
function mirror(): string[] {
  const sources = '/etc/apt/sources.list.d/debian.sources'
  const listed = existsSync(sources) ? readFileSync(sources, 'utf8') : ''
  const found = /^URIs: *(\S+)/m.exec(listed)?.[1]
  return found ? [found] : []
}
