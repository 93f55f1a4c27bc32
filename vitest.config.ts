import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { iconSprite } from './build/icon-sprite.ts'
import { testEnvironment } from './tests/support/server/test-environment.ts'

/** The store's own tests: they run on SQLite as unit tests, and again on PostgreSQL. */
const storeTests = [
  'src/server/store/{store,entry-store,two-stores}.test.ts',
  'src/server/store/postgres/{open-postgres,postgres-errors,release-notifications}.test.ts',
]

/** All calls, and what else depends on the database engine. On PostgreSQL they run in the soak tier. */
const callTests = [
  'src/server/{api,auth,api/dated,api/drafts}/*.test.ts',
  'src/server/store/postgres/backup.test.ts',
  'src/server/store/{copy-site,former-pictures,privacy-versions,dated-changes}.test.ts',
  'src/server/visits/visit-counter.test.ts',
  'src/server/backup/between-engines.test.ts',
  'scripts/support/admin-command.test.ts',
]

/** Those of them that measure time, or that the engine cannot change. They run on SQLite only. */
const timedTests =
  'src/server/{auth/sign-in-time,api/hostile-bodies,api/sent-documents,api/save-routes,api/wrong-bodies}.soak.test.ts'

/** Tests beside the code that take long. The soak tier runs them. */
const soakTests = '{src,build,sample-site,scripts,tests,bench}/**/*.soak.test.{ts,tsx}'

/** Tests of the built server that find few faults. Two at once do not disturb each other. */
const soakServerTests =
  'tests/soak/{attacks,convert,crashes,facts,figures,large-site,operating,postgres,release-folder}/**/*.test.{ts,tsx}'

/** Attacks and faults, which the soak tier repeats on PostgreSQL. */
const faultTests = 'tests/{server/attacks,soak/{attacks,faults,crashes}}/**/*.test.ts'

/** Those about the SQLite file: a write or a sync of it that fails, or an archive in that format. */
const fileTests = [
  'tests/soak/crashes/{full-disk,sync}.test.ts',
  'tests/soak/faults/{failing-writes,many-tables}.test.ts',
]

/** For projects that run sites in their own process. Loading the modules once for many files halves their time. */
const inOneProcess = {
  isolate: false,
  setupFiles: ['cheap-passwords', 'fair-priority', 'left-behind', 'seed'].map(
    (name) => `tests/support/server/${name}.ts`,
  ),
  // For the processes that a site starts for a job.
  env: { NODE_COMPILE_CACHE: testEnvironment.NODE_COMPILE_CACHE },
}

/** They end a test of the gate that hangs. */
const hangLimits = { testTimeout: 30_000, hookTimeout: 30_000 }

/** The soak tier loads the machine on purpose. */
const soakLimits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

export default defineConfig({
  plugins: [iconSprite()],
  test: {
    environment: 'node',
    // One worker more than there are processors, because tests also wait: for a process, a limit, a clock.
    maxWorkers: availableParallelism() + 1,
    // Class names then equal those in the style sheet.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...inOneProcess,
          name: 'unit',
          include: ['{src,build,sample-site,scripts,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/{server,soak}/**',
            soakTests,
            'src/server/store/postgres/**',
            'src/server/backup/between-engines.test.ts',
            '**/node_modules/**',
          ],
          ...hangLimits,
        },
      },
      {
        extends: true,
        test: {
          ...inOneProcess,
          name: 'postgres',
          include: storeTests,
          globalSetup: 'tests/support/server/postgres-project.ts',
          ...hangLimits,
        },
      },
      {
        extends: true,
        test: {
          ...inOneProcess,
          name: 'postgres-calls',
          include: callTests,
          exclude: [timedTests, '**/node_modules/**'],
          globalSetup: 'tests/support/server/postgres-project.ts',
          ...soakLimits,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.{ts,tsx}'],
          isolate: false,
          globalSetup: 'tests/support/shared-server.ts',
          ...hangLimits,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak-server',
          include: [soakServerTests],
          ...soakLimits,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak-postgres',
          include: [faultTests],
          exclude: fileTests,
          // The shared server stores its site there too.
          globalSetup: ['tests/support/postgres-sites.ts', 'tests/support/shared-server.ts'],
          ...soakLimits,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts', soakTests],
          exclude: [soakServerTests, '**/node_modules/**'],
          maxWorkers: 1,
          ...soakLimits,
          testTimeout: 3_600_000,
        },
      },
    ],
  },
})
