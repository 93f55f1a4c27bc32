import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { createPartial, partialOf, publishPartial, removeAbandoned } from './partial-file.ts'
import { SiteFileError } from './site-file-error.ts'

const minute = 60_000

test('two writers of one name have separate files, and the first to finish gets the name', async () => {
  const file = join(temporaryFolder(), 'copia.db')
  const [first, second] = [partialOf(file), partialOf(file)]
  for (const partial of [first, second]) await createPartial(partial)
  writeFileSync(first, 'first')
  writeFileSync(second, 'second')

  await publishPartial(second, file)

  await expect(publishPartial(first, file)).rejects.toThrow(SiteFileError)
  expect(readFileSync(file, 'utf8')).toBe('second')
})

test('removes what a killed process left, six hours after it was last written', async () => {
  const folder = temporaryFolder()
  for (const name of ['.copia.db.0123456789ab.parcial', '.sitio.zip.0123456789ab.parcial'])
    writeFileSync(join(folder, name), 'a part')
  const now = Date.now()

  await removeAbandoned(folder, new Date(now + 350 * minute))
  expect(readdirSync(folder)).toHaveLength(2)
  await removeAbandoned(folder, new Date(now + 370 * minute))
  expect(readdirSync(folder)).toEqual([])
})
