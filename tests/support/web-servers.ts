import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type Question, type Reply } from './ask.ts'
import { makeCertificate } from './certificate.ts'
import { brotliModule, ensureTool } from './ensure-tool.ts'
import { freePort } from './server.ts'
import { isRefused, until } from './until.ts'

const deploy = join(import.meta.dirname, '../../deploy')

/** The site-specific values in the files of deploy/. */
type Site = {
  /** RELEASE_DIR, or an exported folder. */
  readonly folder: string
  /** The port of the process, if there is one. */
  readonly processPort: number
}

export type WebServer = Awaited<ReturnType<typeof startWebServer>>

export const webServerNames = ['nginx', 'caddy'] as const

type WebServerName = (typeof webServerNames)[number]

/**
 * Debian's nginx or Caddy with the configuration of deploy/, as a separate process on free ports. Tries other ports
 * twice, because another program may take a port between the choice and the start.
 */
export async function startWebServer(name: WebServerName, site: Site) {
  return startOnFreePorts(name, site)
    .catch(() => startOnFreePorts(name, site))
    .catch(() => startOnFreePorts(name, site))
}

async function startOnFreePorts(name: WebServerName, site: Site) {
  const ports = { secure: await freePort(), plain: await freePort() }
  const folder = workFolder()
  const { cert: ca } = makeCertificate(folder)
  const command = name === 'nginx' ? nginxFor(folder, ports, site) : caddyFor(folder, ports, site)
  const running = await run(name, command, folder, ports.plain)
  return {
    ...running,
    ...ports,
    origin: `https://localhost:${ports.secure}`,
    /** The certificate is its own authority. */
    ca,
    ask: (path: string, question: Question = {}): Promise<Reply> =>
      ask(`https://localhost:${ports.secure}`, path, { ca, ...question }),
    askPlain: (path: string): Promise<Reply> => ask(`http://localhost:${ports.plain}`, path),
  }
}

/** nginx with deploy/nginx/export.conf and no process behind it. */
export async function serveExport(exported: string, port: number) {
  const folder = workFolder()
  const site = read('nginx/export.conf')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('ejemplo.mx', 'localhost')
    .replaceAll('/var/www/consultorio', exported)
  return run('nginx', nginxCommand(folder, site), folder, port)
}

/** Caddy with an exported folder, whose redirects come from its own file, and no process behind it. */
export async function serveExportByCaddy(exported: string, port: number) {
  const folder = workFolder()
  const file = join(folder, 'Caddyfile')
  const site = `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {
\troot * ${exported}
\timport ${exported}/_redirects.caddy
\ttry_files {path}.html {path}
\tfile_server
}
`
  writeFileSync(file, site)
  return run(
    'caddy',
    { file: '/usr/bin/caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'] },
    folder,
    port,
  )
}

type Ports = { readonly secure: number; readonly plain: number }
type Command = { readonly file: string; readonly args: readonly string[] }

function nginxFor(folder: string, { secure, plain }: Ports, site: Site): Command {
  const text = read('nginx/site.conf')
    .replace(/^ *listen \[::].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace('/etc/letsencrypt/live/ejemplo.mx/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/letsencrypt/live/ejemplo.mx/privkey.pem', join(folder, 'key.pem'))
    .replaceAll('ejemplo.mx', 'localhost')
    .replaceAll('/var/cache/consultorio', site.folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site.processPort}`)
  return nginxCommand(folder, text)
}

/** The parts of Debian's /etc/nginx/nginx.conf around a site, without system files. It logs all requests, as Debian's. */
function nginxCommand(folder: string, site: string): Command {
  const ours = (text: string) => text.replaceAll('/etc/nginx/snippets/consultorio-', `${folder}/`)
  for (const name of ['headers.conf', 'files.conf', 'maps.conf']) {
    writeFileSync(join(folder, name), ours(read(`nginx/${name}`)))
  }
  writeFileSync(join(folder, 'site.conf'), ours(site).replaceAll('/var/log/nginx/', `${folder}/`))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `load_module ${brotliModule};
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    daemon off;
    pid ${folder}/pid;
    error_log stderr warn;
    events { worker_connections 512; }
    http {
      access_log ${folder}/access.log;
      sendfile on;
      tcp_nopush on;
      ${temporary}
      include ${folder}/maps.conf;
      include ${folder}/site.conf;
    }`,
  )
  return { file: '/usr/sbin/nginx', args: ['-e', 'stderr', '-p', folder, '-c', file] }
}

function caddyFor(folder: string, { secure, plain }: Ports, site: Site): Command {
  const options = `{
	admin off
	default_bind 127.0.0.1
	http_port ${plain}
	https_port ${secure}
	skip_install_trust
	storage file_system ${folder}/storage
}
`
  const text = read('Caddyfile')
    .replace('ejemplo.mx {', `localhost {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
    .replaceAll('/var/cache/consultorio', site.folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site.processPort}`)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, options + text)
  return { file: '/usr/bin/caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'] }
}

async function run(name: 'nginx' | 'caddy', { file, args }: Command, folder: string, port: number) {
  ensureTool(name)
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  })
  let logs = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      logs += text
    })
  }
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await responses(child, port)
  } catch (error) {
    await stop()
    throw new Error(`${name} did not start. It printed:\n${logs}`, { cause: error })
  }
  /** Everything that it has logged. */
  const logged = () =>
    logs +
    ['access.log', 'error.log']
      .map((name) => join(folder, name))
      .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
      .join('')
  return { stop, logged }
}

async function responses(child: ChildProcess, port: number): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error('It ended at once.')
    try {
      await ask(`http://localhost:${port}`, '/')
      return true
    } catch (error) {
      if (isRefused(error)) return false
      throw error
    }
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const forced = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(forced)
}

function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'consultorio-web-'))
  mkdirSync(join(folder, 'storage'))
  return folder
}

const read = (file: string) => readFileSync(join(deploy, file), 'utf8')
