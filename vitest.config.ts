import { defineConfig } from 'vitest/config'
import { iconSprite } from './build/icon-sprite.ts'

export default defineConfig({
  plugins: [iconSprite()],
  test: {
    include: ['{src,content,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A component's class names are then the ones its stylesheet writes.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
})
