import { existsSync } from 'node:fs'
import { installPackages } from '../../scripts/apt-packages.ts'

export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** What each test needs of Debian, by the file that shows it is there. */
const packages = {
  nginx: {
    names: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/sbin/nginx', brotliModule],
  },
  caddy: { names: ['caddy'], files: ['/usr/bin/caddy'] },
  openssl: { names: ['openssl'], files: ['/usr/bin/openssl'] },
} as const

export const toolNames = Object.keys(packages) as (keyof typeof packages)[]

/** Finds a program, or installs it as root. @throws saying what is missing. */
export function ensureTool(name: keyof typeof packages): void {
  const { names, files } = packages[name]
  const isThere = () => files.every((file) => existsSync(file))
  if (!isThere()) installPackages(...names)
  if (!isThere()) throw new Error(`The test needs ${name}: sudo apt-get install ${names.join(' ')}`)
}
