import { test } from '../support/fixtures.ts'
import { expectWholeEntry, expectWholeList, kinds } from '../support/topic-pages.ts'

test('the list of services links to every entry, to contact and back', async ({ page }) => {
  const services = kinds.find(({ path }) => path === '/servicios')
  if (!services) throw new Error('There are no services.')
  await expectWholeList(page, services)
})

for (const kind of kinds) {
  test(`the first page of ${kind.path} shows every part of the entry`, async ({ page }) => {
    const [first] = kind.entries
    if (!first) throw new Error('There is no entry.')
    await expectWholeEntry(page, kind, first)
  })
}
