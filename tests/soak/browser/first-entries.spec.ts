import { test } from '../../support/fixtures.ts'
import { expectWholeEntry, kinds } from '../../support/topic-pages.ts'

// The gate has the first disease.
for (const kind of kinds.filter(({ path }) => path !== '/enfermedades')) {
  test(`the first page of ${kind.path} shows every part of the entry`, async ({ page }) => {
    const [first] = kind.entries
    if (!first) throw new Error('There is no entry.')
    await expectWholeEntry(page, kind, first)
  })
}
