import { defineConfig } from 'vitest/config'
import { iconSprite } from './build/icon-sprite.ts'

/** Tests of the built server as a process among others: it is killed, attacked, copied, stood behind a web server. */
const serverTests = 'tests/{faults,attacks,operating,postgres,release-folder,figures}/**/*.test.ts'

export default defineConfig({
  plugins: [iconSprite()],
  test: {
    environment: 'node',
    // A component's class names are then the ones its stylesheet writes.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,content,scripts,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: [serverTests, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [serverTests],
          maxWorkers: 2,
          // A machine that is busy is slow, not wrong.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
