import { ownerJourney, test } from '../../support/owner-journey.ts'

test.describe('with a laptop of 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a new owner edits the site, hides a section, and returns to the start', async ({
    page,
    visitor,
    newSite,
    press,
  }) => {
    await ownerJourney({ page, visitor, newSite, press, isPhone: false })
  })
})
