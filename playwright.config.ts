import { defineConfig } from '@playwright/test'
import type { SiteOptions } from './tests/support/fixtures.ts'
import { cheapChromium } from './tests/support/launch-options.ts'

/** Tests of what visitors of the sample site do. They also pass when nginx serves the output of `npm run export`. */
const publicTests = [
  'carousels',
  'contact',
  'emergency-question',
  'floating-buttons',
  'footer',
  'gallery',
  'gallery-buttons',
  'header',
  'home-sections',
  'menus',
  'search',
  'services-tabs',
  'side-menu',
  'symptoms-paging',
  'testimonials',
  'topic-pages',
]

const filesOf = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`)

/**
 * Tests that wait for the owner's photographs in every size. The encoder has a low priority and is very slow beside
 * other tests, so these run after them. `--no-deps` runs them alone.
 */
const pictureTests = filesOf(['owner-pictures', 'pictures'])

const gateFolder = 'tests/browser'
const soakFolder = 'tests/soak/browser'

/** Each step and each expectation of the gate has 20 s. The first limit only ends a journey of many steps that hangs. */
const gateOptions = {
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // Without animations there are fewer frames. The tests of whole pages have them.
    contextOptions: { reducedMotion: 'reduce' as const },
  },
}

export default defineConfig<object, Pick<SiteOptions, 'servedBy'>>({
  testDir: 'tests',
  // Node itself runs them; Playwright would compile them again in every worker.
  build: { external: ['**/dist/**', '**/src/**/*.ts', '**/sample-site/**/*.ts', '**/tests/support/**/*.ts'] },
  // A separate folder: Playwright empties it, and the reports of both test runners are beside it.
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  // Of the soak tier. Generous, because a busy machine is slow.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    // What `npm test` runs.
    { name: 'gate', testDir: gateFolder, ...gateOptions },
    // The soak tier: together with the above, each test runs in one of the tiers.
    { name: 'rest', testDir: soakFolder, testIgnore: pictureTests },
    {
      name: 'pictures',
      testDir: soakFolder,
      testMatch: pictureTests,
      dependencies: ['rest'],
    },
    // The same tests of visitors once more, of both folders.
    {
      name: 'export',
      testMatch: filesOf(publicTests),
      use: { servedBy: 'nginx' },
    },
  ],
  use: {
    // Shorter than a test's time, so that a step that never ends is named.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace costs as much time as the test; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: cheapChromium,
  },
})
