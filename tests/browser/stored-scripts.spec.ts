import { expectTextOnly, test } from '../support/hostile-site.ts'

test('the default layout renders the text of every field as text only', async ({ hostileSite, page }) => {
  await expectTextOnly(page, hostileSite, 1)
})
