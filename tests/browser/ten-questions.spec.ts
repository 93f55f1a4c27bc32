import { test } from '../support/fixtures.ts'
import { smallPhone, Visit } from '../support/visit.ts'

// One of ten questions of patients, from the home page. The soak tier asks the others.
test.use(smallPhone)

test('«what does a consultation cost?» is answered within two taps and one screen of scrolling', async ({
  page,
}) => {
  const visit = new Visit(page)
  await page.goto('/')
  await visit.chooseInMenu('Costos y formas de pago')
  await visit.reads(visit.page.locator('#costos').getByText('$1,200').first())
})
