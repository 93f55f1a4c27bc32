import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { soakTier } from './test-tiers.ts'

const files = globSync([
  'tests/soak/**/*.test.{ts,tsx}',
  '{src,build,sample-site,scripts,tests,bench}/**/*.soak.test.{ts,tsx}',
])

test.each(files)('%s runs in exactly one step of the soak tier', (file) => {
  const isServerTest =
    /^tests\/soak\/(?:attacks|convert|crashes|facts|figures|large-site|operating|postgres|release-folder)\//.test(
      file,
    )
  const steps = soakTier.filter(({ args: [project, ...parts] }) =>
    isServerTest
      ? project === '--project=soak-server'
      : project === '--project=soak' && parts.some((part) => file.includes(part)),
  )

  expect(steps.filter(({ runner }) => runner === 'vitest')).toHaveLength(1)
})
