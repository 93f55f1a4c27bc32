import { test } from '../../support/fixtures.ts'
import { smallPhone, Visit } from '../../support/visit.ts'

test.use(smallPhone)

test('«is this an emergency?» is answered within two taps and one screen of scrolling', async ({ page }) => {
  const visit = new Visit(page)
  await page.goto('/')
  await visit.chooseInMenu('Contacto')
  await visit.reads(visit.page.getByText(/sangrado abundante.*acuda a urgencias/))
})
