import { defineConfig } from 'vitest/config'
import { iconSprite } from './build/icon-sprite.ts'

/** Tests of the built server as a process: they kill it, attack it, copy it, and run it behind a web server. */
const serverTests = 'tests/{faults,attacks,operating,postgres,release-folder,figures}/**/*.test.ts'

/** Thousands of repetitions that take minutes; a separate command runs them. */
const soakTests = 'tests/soak/**/*.test.ts'

/** Tests that depend on the database engine: they run on SQLite as unit tests, and again on PostgreSQL. */
const storeTests = [
  'src/server/store/{store,two-stores,copy-site,browser-files,thin-revisions,former-pictures}.test.ts',
  'src/server/http/former-builds.test.ts',
  'src/server/store/postgres/*.test.ts',
  'src/server/{api,auth}/*.test.ts',
  'src/server/backup/between-engines.test.ts',
]

export default defineConfig({
  plugins: [iconSprite()],
  test: {
    environment: 'node',
    // Class names then equal those in the style sheet.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    // Generous, because a busy machine is slow.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,sample-site,scripts,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: [
            serverTests,
            soakTests,
            'src/server/store/postgres/**',
            'src/server/backup/between-engines.test.ts',
            '**/node_modules/**',
          ],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: storeTests,
          exclude: ['src/server/auth/{auth-secret,client-address}.test.ts'],
          globalSetup: 'src/server/testing/postgres-project.ts',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [serverTests],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: [soakTests],
          maxWorkers: 1,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
