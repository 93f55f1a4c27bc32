import { test } from '../support/fixtures.ts'
import { expectWholeEntry, expectWholeList, kinds } from '../support/topic-pages.ts'

test('the list of services links to every entry, to contact and back', async ({ page }) => {
  const services = kinds.find(({ path }) => path === '/servicios')
  if (!services) throw new Error('There are no services.')
  await expectWholeList(page, services)
})

test('the first page of /enfermedades shows every part of the entry', async ({ page }) => {
  const diseases = kinds.find(({ path }) => path === '/enfermedades')
  const [first] = diseases?.entries ?? []
  if (!diseases || !first) throw new Error('There are no diseases.')
  await expectWholeEntry(page, diseases, first)
})
