import { launchSite, test } from '../../support/launch.ts'

test('a patient reads one page and calls, until the owner launches the site, 1280 px', async ({
  page,
  owner,
  browser,
  server,
}) => {
  test.slow()
  await launchSite({ page, owner, browser, server, width: 1280 })
})
