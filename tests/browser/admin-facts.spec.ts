import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../support/admin.ts'
import { publishAll } from '../support/publish.ts'
import { field } from '../support/site-info.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const name = 'Dra. María Fernanda Gutiérrez-Santillán'

test('«Mis datos» changes a fact for the whole site', async ({ page, admin }) => {
  await signIn(page, '/admin/datos')
  await field(page, 'doctorInfo.name').fill(name)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await publishAll(page)

  for (const path of ['/', '/servicios', '/contacto']) {
    expect((await publicHtml(admin, path)).includes(name), path).toBe(true)
  }
})
