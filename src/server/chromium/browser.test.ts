import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { createFilingJobs } from '../filing/filing-jobs.ts'
import { BrowserNotStartedError, withBrowserPage } from './browser.ts'

const optionsFor = (path: string) => ({
  path,
  origin: '127.0.0.1:9',
  signal: AbortSignal.timeout(20_000),
  folder: temporaryFolder(),
})

test.each([
  '/bin/false',
  '/no/such/chromium',
])('a browser that does not start is an error: %s', async (path) => {
  await expect(withBrowserPage(optionsFor(path), async () => {})).rejects.toThrow(BrowserNotStartedError)
})

test('the owner reads that Chromium could not start', async () => {
  const onError = vi.fn()
  const jobs = createFilingJobs({
    make: () =>
      withBrowserPage(optionsFor('/bin/false'), async () => {}).then(() =>
        Promise.reject(new Error('started')),
      ),
    files: { add: () => Promise.reject(new Error('nothing to store')) },
    filings: { add: () => Promise.reject(new Error('nothing to file')) },
    onError,
  })

  jobs.start([], 'ana')

  await expect.poll(() => jobs.state().failure).toContain('Chromium está en el servidor, pero no pudo')
  expect(onError).toHaveBeenCalledOnce()
})
