import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { core, onCore } from './cores.ts'

/**
 * Starts nginx with one worker on the server's core, configured for static files: no log, keep-alive connections.
 * @param http The content of its `http` block.
 * @param url Responds once nginx is up.
 */
export async function startNginx({ http, url }: { http: string; url: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-nginx-'))
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, http))
  const [program, ...args] = onCore(core.server, ['/usr/sbin/nginx', '-c', file, '-e', 'stderr'])
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })

  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await responses(url, () => child.exitCode === null)
  } catch (cause) {
    await stop()
    throw new Error(`nginx did not start: ${complaints}`, { cause })
  }
  return { url, pid: child.pid ?? 0, stop }
}

function configuration(folder: string, http: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  ${paths.map((path) => `${path}_temp_path ${folder}/${path};`).join('\n  ')}
  ${http}
}
`
}

async function responses(url: string, isRunning: () => boolean): Promise<void> {
  const deadline = AbortSignal.timeout(10_000)
  while (isRunning()) {
    deadline.throwIfAborted()
    const response = await fetch(url, { signal: deadline }).catch(() => undefined)
    if (response?.ok) return
    await delay(20)
  }
  throw new Error('It ended.')
}
