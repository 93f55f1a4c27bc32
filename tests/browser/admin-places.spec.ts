import { test } from '../support/admin.ts'
import { addPastedPlace } from '../support/pasted-place.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone a place is added from a pasted link in at most 12 taps', async ({ page, admin }) => {
  await addPastedPlace(page, admin)
})
