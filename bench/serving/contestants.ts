import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type RunningServer } from '#tests/server.ts'
import { core, onCore } from '../support/cores.ts'
import { startNginx } from '../support/nginx.ts'
import { fetchResponse, type ServedResponse } from './served-responses.ts'

/** A server that sends the same responses as the others. */
export type Contestant = {
  readonly name: string
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/**
 * nginx with our responses as its files: the same compressed bytes and headers.
 * @param remember Keeps files open, and therefore serves a replaced file for a while.
 */
export async function nginxWithResponses(
  responses: readonly ServedResponse[],
  { remember = false } = {},
): Promise<Contestant> {
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-responses-'))
  const locations = await Promise.all(
    responses.map(async ({ path, headers, contentType, body }, index) => {
      await writeFile(join(folder, String(index)), body)
      const lines = headers.map(([name, value]) => `add_header ${quoted(name)} ${quoted(value)};`)
      return `location = ${path} { default_type ${quoted(contentType)}; try_files /${index} =404; ${lines.join(' ')} }`
    }),
  )
  const port = await freePort()
  const server = await startNginx({
    url: `http://127.0.0.1:${port}`,
    http: `${remember ? 'open_file_cache max=1000;' : ''} server { listen 127.0.0.1:${port}; root ${folder}; types {} server_tokens off; ${locations.join('\n')} }`,
  })
  return {
    ...server,
    name: remember ? 'nginx, files kept open' : 'nginx, the same bytes',
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** nginx as configured in `deploy/nginx/`, but without TLS, over the release folder. */
export async function nginxWithReleaseFolder(
  site: RunningServer,
  releaseFolder: string,
): Promise<Contestant> {
  const deploy = join(import.meta.dirname, '../../deploy/nginx')
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-deploy-'))
  const port = await freePort()
  const changes: readonly [string | RegExp, string][] = [
    [/^server \{\n {2}listen 80;[\s\S]*?\n\}\n/m, ''],
    [/^ *(?:listen \[::\]|ssl_).*\n/gm, ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['/var/cache/consultorio', releaseFolder],
    ['127.0.0.1:3000', `127.0.0.1:${site.port}`],
    ['/etc/nginx/snippets/consultorio-files.conf', join(folder, 'files.conf')],
  ]
  const ownHeaders = (text: string) =>
    text.replaceAll('/etc/nginx/snippets/consultorio-headers.conf', join(deploy, 'headers.conf'))

  let http = ownHeaders(await readFile(join(deploy, 'site.conf'), 'utf8'))
  for (const [text, replacement] of changes) {
    const changed =
      typeof text === 'string' ? http.replaceAll(text, replacement) : http.replace(text, replacement)
    if (changed === http) throw new Error(`deploy/nginx/site.conf no longer says «${text}».`)
    http = changed
  }
  await writeFile(join(folder, 'files.conf'), ownHeaders(await readFile(join(deploy, 'files.conf'), 'utf8')))
  const server = await startNginx({
    url: `http://127.0.0.1:${port}`,
    http: `include ${join(deploy, 'maps.conf')};\n${http}`,
  })
  return {
    ...server,
    name: 'nginx over RELEASE_DIR',
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The minimal Node server: a map lookup on `node:http`. */
export async function bareNode(results: readonly ServedResponse[]): Promise<Contestant> {
  const port = await freePort()
  const [execPath, ...execArgv] = onCore(core.server, [process.execPath])
  const child = fork(join(import.meta.dirname, 'bare-node.ts'), [String(port)], {
    execPath,
    execArgv,
    serialization: 'advanced',
  })
  const up = once(child, 'message')
  child.send(results)
  await up
  return {
    name: 'bare Node server',
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** @throws when a contestant does not send the expected bytes. @param within Share by which the sizes may differ. */
export async function expectSameBytes(
  { name, url }: Contestant,
  responses: readonly ServedResponse[],
  { within = 0 } = {},
) {
  for (const { path, body } of responses) {
    const { body: sent } = await fetchResponse(url, path)
    const isSame =
      within > 0 ? Math.abs(sent.length - body.length) <= within * body.length : sent.equals(body)
    if (!isSame)
      throw new Error(`${name} sends ${sent.length} unexpected bytes for ${path} instead of ${body.length}.`)
  }
}

/** Quotes a string for nginx. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in «${text}».`)
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
