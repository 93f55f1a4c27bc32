import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // A folder of its own: Playwright empties it, and the reports of both test runners stand beside it.
  outputDir: 'test-results/browser',
  workers: 2,
  // A machine that is busy is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // A trace costs as much as the test: `--trace on` takes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
