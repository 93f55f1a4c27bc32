import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,content,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A component's class names are then the ones its stylesheet writes.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
})
