import { existsSync } from 'node:fs'
import { installPackages } from '../../scripts/apt-packages.ts'

/** What a measurement needs of the system: the Debian package, and a file that is there once it is installed. */
const tools = {
  wrk: ['/usr/bin/wrk'],
  nginx: ['/usr/sbin/nginx'],
  'libnginx-mod-http-brotli-static': ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  'util-linux': ['/usr/bin/taskset'],
} as const

export type Tool = keyof typeof tools

/** Sees that the tools are there: installs them where that takes no question, as root on a system with apt. */
export function ensureTools(...needed: readonly Tool[]): void {
  const missing = needed.filter((tool) => !isThere(tool))
  if (missing.length === 0) return

  installPackages(...missing)
  const stillMissing = missing.filter((tool) => !isThere(tool))
  if (stillMissing.length > 0) throw new MissingToolsError(stillMissing)
}

class MissingToolsError extends Error {
  constructor(missing: readonly Tool[]) {
    super(`This part of the measurement needs: sudo apt-get install ${missing.join(' ')}`)
  }
}

const isThere = (tool: Tool) => tools[tool].some((file) => existsSync(file))
