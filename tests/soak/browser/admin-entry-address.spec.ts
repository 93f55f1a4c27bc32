import { expect, signIn, test } from '../../support/admin.ts'
import { visit } from '../../support/entry-lists.ts'
import { publishAll } from '../../support/publish.ts'
import { field } from '../../support/site-info.ts'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  allowedErrors: /status of (4\d\d|503)|ERR_FAILED/,
})

test('the owner changes the address of a service twice, and both former ones lead to it', async ({
  page,
  admin,
}) => {
  await signIn(page)
  let address = '/admin/servicios/colposcopia'
  for (const [typed, id] of [
    ['Menopausia y Climaterio ', 'menopausia-y-climaterio'],
    ['climaterio', 'climaterio'],
  ] as const) {
    await page.goto(address)
    await field(page, 'id').fill(typed)
    await expect(page.getByText('seguirá llevando a esta página')).toBeVisible()
    await expect(page.getByText(`Dirección: /servicios/${id}`, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Corrija «/)).toHaveCount(0)
    await publishAll(page)
    await expect(page.getByText('Todo publicado')).toBeVisible()
    address = `/admin/servicios/${id}`
    expect((await fetch(`${admin.url}/servicios/${id}`)).status).toBe(200)
  }
  for (const former of ['colposcopia', 'menopausia-y-climaterio']) {
    expect(await visit(admin, `/servicios/${former}`)).toEqual([308, '/servicios/climaterio'])
  }
})
