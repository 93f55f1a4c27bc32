import { test } from '../support/admin.ts'
import { publishThreeDocuments } from '../support/three-documents.ts'

// A page in a frame that is replaced while it reads this response says so.
test.use({ allowedErrors: /^Unexpected data structure received from API/ })

test('changes of three documents are reviewed and published together on a phone', async ({
  page,
  admin,
  browser,
}) => {
  await publishThreeDocuments({ page, admin, browser, width: 360 })
})
