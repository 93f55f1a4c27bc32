import { existsSync } from 'node:fs'
import { installPackages } from '../../scripts/apt-packages.ts'

export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian packages that tests need, keyed by an installed file. */
const packages = {
  nginx: {
    names: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/sbin/nginx', brotliModule],
  },
  caddy: { names: ['caddy'], files: ['/usr/bin/caddy'] },
  openssl: { names: ['openssl'], files: ['/usr/bin/openssl'] },
} as const

export const toolNames = Object.keys(packages) as (keyof typeof packages)[]

/** Finds a program, or installs it when running as root. @throws an error that names the missing package. */
export function ensureTool(name: keyof typeof packages): void {
  const { names, files } = packages[name]
  const isThere = () => files.every((file) => existsSync(file))
  if (!isThere()) installPackages(...names)
  if (!isThere()) throw new Error(`The test needs ${name}: sudo apt-get install ${names.join(' ')}`)
}
