import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian packages without asking when running as root on a system with apt. @returns whether it tried. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  // Without RUNLEVEL=1, Debian would start the installed services at once: nginx on port 80.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [['update'], ['install', '-y', ...names]]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
  return true
}
