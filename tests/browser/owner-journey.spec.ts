import { ownerJourney, test } from '../support/owner-journey.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone a new owner edits the site, hides a section, and returns to the start', async ({
  page,
  visitor,
  newSite,
  press,
}) => {
  await ownerJourney({ page, visitor, newSite, press, isPhone: true })
})
