import { test } from '../../support/admin.ts'
import { expectAccessibleScreens } from '../../support/main-screens.ts'

// The browser itself logs every missing preview picture as an error.
test.use({ allowedErrors: /status of (400|401|403|429)/ })

test('every screen is accessible and fits 360 px', async ({ page }) => {
  await expectAccessibleScreens(page, 360)
})
