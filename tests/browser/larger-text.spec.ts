import { expectWithinWindow } from '../support/larger-text.ts'
import { test } from '../support/variants.ts'

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })

test('the home page stays within the window in larger text', async ({ page, variantSite }) => {
  await expectWithinWindow(page, variantSite, '/')
})
