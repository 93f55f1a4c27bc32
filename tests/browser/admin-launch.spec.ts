import { launchSite, test } from '../support/launch.ts'

test('a patient reads one page and calls, until the owner launches the site', async ({
  page,
  owner,
  browser,
  server,
}) => {
  await launchSite({ page, owner, browser, server, width: 360 })
})
