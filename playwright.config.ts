import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/support/chromium.ts'
import type { SiteOptions } from './tests/support/fixtures.ts'

/** Tests of what visitors of the sample site do: they pass all the same where nginx serves what `npm run export` wrote. */
const publicTests = [
  'carousels',
  'contact',
  'floating-buttons',
  'footer',
  'gallery',
  'header',
  'home-sections',
  'menus',
  'services-tabs',
  'side-menu',
  'symptoms-paging',
  'testimonials',
  'topic-pages',
]

/** Those that every run of all tests repeats; `npm run test:export` runs all. */
const exportTests =
  process.env.EXPORT_TESTS === 'all' ? publicTests : ['services-tabs', 'symptoms-paging', 'testimonials']

/**
 * Tests that wait for the owner's photographs in every size. Whoever works on pictures leaves the processor to all others:
 * beside other tests that takes very long, so these run after them. `--no-deps` runs them alone.
 */
const pictureTests = ['owner-pictures', 'pictures'].map((name) => `e2e/${name}.spec.ts`)

export default defineConfig<object, Pick<SiteOptions, 'servedBy'>>({
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
  projects: [
    { name: 'site', testIgnore: pictureTests },
    {
      name: 'export',
      testMatch: exportTests.map((name) => `e2e/${name}.spec.ts`),
      use: { servedBy: 'nginx' },
    },
    { name: 'pictures', testMatch: pictureTests, dependencies: ['site', 'export'] },
  ],
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
