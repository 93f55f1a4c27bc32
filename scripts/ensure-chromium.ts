import { existsSync } from 'node:fs'
import { findChromium, headlessShell } from '#tests/chromium.ts'
import { installPackages } from './apt-packages.ts'

const help = `The browser tests need a Chromium, and none was found. Any of these provides one:
  Debian, Ubuntu   sudo apt-get install chromium
  macOS            brew install --cask google-chrome
  anywhere         npx playwright install chromium
  or set CHROMIUM_PATH to the one you have.`

/** Finds Chromium, or installs it without asking when running as root on a system with apt. */
export function ensureChromium(): string {
  if (!findChromium()) installPackages('chromium', 'chromium-headless-shell')
  // The tests run without it too, but take longer.
  else if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell))
    installPackages('chromium-headless-shell')

  const path = findChromium()
  if (!path) throw new Error(help)

  return path
}

if (import.meta.main) {
  try {
    console.log(ensureChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
