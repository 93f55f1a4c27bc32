import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import { childEnvironment } from '../process/child-environment.ts'

type Options = {
  readonly path: string
  /** The only address that the browser may connect to: `127.0.0.1:34567`. */
  readonly origin: string
  /** Ends the browser. */
  readonly signal: AbortSignal
  /** Where its profile is created. A profile of a killed server is deleted with this folder at the next start. */
  readonly folder: string
}

/** In bytes. With less, Chromium ends before the first page is there. */
const minMemory = 450 * 1024 * 1024

/** The server or its service unit has too little memory left for Chromium. */
export class TooLittleMemoryError extends Error {
  override readonly name = 'TooLittleMemoryError'
}

/** @throws {TooLittleMemoryError} */
export function checkMemory(): void {
  const memory = process.availableMemory()
  if (memory < minMemory) throw new TooLittleMemoryError(`Only ${memory} bytes of memory are free.`)
}

/** Chromium is there, but the system does not let it start. */
export class BrowserNotStartedError extends Error {
  override readonly name = 'BrowserNotStartedError'
}

/**
 * Runs a task with a page of a new Chromium, which has a profile of its own and ends with the task.
 * @throws {BrowserNotStartedError}
 */
export async function withBrowserPage<Result>(
  options: Options,
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  const profile = await mkdtemp(join(resolve(options.folder), 'chromium-'))
  try {
    const browser = await startBrowser(options, profile)
    try {
      return await task(await browser.newPage())
    } finally {
      await browser.close()
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}

/** Prints a page with its styles for paper. Many pictures take long: the signal of the browser limits the time. */
export async function printPage(page: Page, url: string): Promise<Uint8Array> {
  await page.goto(url, { waitUntil: 'load', timeout: 0 })
  return page.pdf({ printBackground: true, preferCSSPageSize: true, outline: true, timeout: 0 })
}

/**
 * Root and a service without namespaces cannot use Chromium's sandbox. They start it without, because it opens only
 * pages of this site.
 */
async function startBrowser(options: Options, profile: string): Promise<Browser> {
  if (process.getuid?.() !== 0) {
    const sandboxed = await launch(options, profile, []).catch(() => undefined)
    if (sandboxed) return sandboxed
    options.signal.throwIfAborted()
  }
  try {
    return await launch(options, profile, ['--no-sandbox'])
  } catch (cause) {
    options.signal.throwIfAborted()
    throw new BrowserNotStartedError(`${options.path} did not start.`, { cause })
  }
}

async function launch({ path, origin, signal }: Options, profile: string, flags: readonly string[]) {
  // Only the few owners who make a filing need this large library.
  const { launch: launchChromium } = await import('puppeteer-core')
  return launchChromium({
    executablePath: path,
    headless: 'shell',
    pipe: true,
    userDataDir: profile,
    args: [
      ...flags,
      '--disable-gpu',
      '--renderer-process-limit=1',
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${origin.replace(/:\d+$/, '')}`,
    ],
    env: { ...childEnvironment(), HOME: profile, LANG: 'es_MX.UTF-8', ...temporaryFiles(profile) },
    signal,
    // The server handles its signals itself, and ends the browser by `signal`.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/** In characters. The address of a socket may have 107, and Chromium adds about 45 to its temporary folder. */
const longestTemporaryPath = 60

const temporaryFiles = (profile: string) =>
  profile.length <= longestTemporaryPath ? { TMPDIR: profile } : {}
