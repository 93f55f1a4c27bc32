import { test } from 'vitest'
import { bombFile, bombs, expectCheapRefusal } from '#tests/server/bombs.ts'

for (const [name, sql] of Object.entries(bombs)) {
  test(`refuses a backup with ${name} in little memory`, async () => {
    await expectCheapRefusal('backup', bombFile('backup', sql), 'algo que ningún sitio tiene')
  })
}
