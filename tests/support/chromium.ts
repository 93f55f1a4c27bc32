import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A whole Chromium: CHROMIUM_PATH, else the system's Chromium, else Playwright's. */
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

/** Chromium without a user interface: a page costs about half the processor time. Debian packages it separately. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** The browser of the Playwright tests: CHROMIUM_PATH, else the headless shell, else any Chromium. */
export const testChromiumPath = (): string =>
  !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : chromiumPath()
