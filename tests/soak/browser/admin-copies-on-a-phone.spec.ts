import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'
import { takeAway } from '../../support/copies-screen.ts'

test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /400 \(Bad Request\)/ })

test('an owner makes a backup on her phone and downloads it', async ({ page, admin }) => {
  await signIn(page, '/admin/copias')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const file = await takeAway(page, 'Copia de seguridad', 'Hacer una copia ahora')

  expect(file).toMatch(/copia-.*Z\.db$/)
  expect((await readFile(file)).toString('latin1', 0, 15)).toBe('SQLite format 3')
  expect(admin.url).toContain('127.0.0.1')
})
