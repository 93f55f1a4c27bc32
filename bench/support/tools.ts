import { existsSync } from 'node:fs'
import { installPackages } from '../../scripts/apt-packages.ts'

/** A tool that a measurement needs: its Debian package, and a file that exists once it is installed. */
const tools = {
  wrk: ['/usr/bin/wrk'],
  nginx: ['/usr/sbin/nginx'],
  'libnginx-mod-http-brotli-static': ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  'util-linux': ['/usr/bin/taskset'],
} as const

export type Tool = keyof typeof tools

/** Ensures the tools exist: installs them without asking when running as root on a system with apt. */
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
