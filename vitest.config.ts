import { defineConfig } from 'vitest/config'
import { iconSprite } from './build/icon-sprite.ts'

/** Tests of the built server as a process among others: it is killed, attacked, copied, stood behind a web server. */
const serverTests = 'tests/{faults,attacks,operating,postgres,release-folder}/**/*.test.ts'

export default defineConfig({
  plugins: [iconSprite()],
  test: {
    environment: 'node',
    // A component's class names are then the ones its stylesheet writes.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    // A machine that is busy is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,content,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [serverTests, '**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
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
    ],
  },
})
