import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser for tests: CHROMIUM_PATH, else the system's Chromium, else Playwright's. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)

  return chosen || [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path))
}

export function chromiumPath(): string {
  const path = findChromium()
  if (!path)
    throw new Error('No Chromium found: run `node scripts/ensure-chromium.ts`, or set CHROMIUM_PATH.')

  return path
}
