import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '../tests/support/chromium.ts'

const help = `The browser tests need a Chromium, and none was found. Any of these provides one:
  Debian, Ubuntu   sudo apt-get install chromium
  macOS            brew install --cask google-chrome
  anywhere         npx playwright install chromium
  or set CHROMIUM_PATH to the one you have.`

/** Finds a Chromium, or installs one where that takes no question: as root, on a system with apt. */
export function ensureChromium(): string {
  if (!findChromium() && isRootWithApt()) install()

  const path = findChromium()
  if (!path) throw new Error(help)

  return path
}

/** Whether packages can be installed without asking. */
export function isRootWithApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
}

if (import.meta.main) {
  try {
    console.log(ensureChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
