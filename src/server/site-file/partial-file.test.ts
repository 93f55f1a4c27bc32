import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createPartial, publishPartial, removeAbandoned } from './partial-file.ts'
import { SiteFileError } from './site-file-error.ts'

const minute = 60_000

test('two writers of one name have separate files, and the first to finish gets the name', async () => {
  const file = join(temporaryFolder(), 'copia.db')
  const [first, second] = [await createPartial(file), await createPartial(file)]
  writeFileSync(first, 'first')
  writeFileSync(second, 'second')

  await publishPartial(second, file)

  await expect(publishPartial(first, file)).rejects.toThrow(SiteFileError)
  expect(readFileSync(file, 'utf8')).toBe('second')
})

test('removes leftovers of processes that ended, and nothing of a running one', async () => {
  const folder = temporaryFolder()
  const own = await createPartial(join(folder, 'copia.db'))
  const { pid } = spawnSync('true')
  const host = hostname().replaceAll(/[^\w]/g, '_').slice(0, 40) || 'local'
  const [gone, elsewhere] = [`${host}-${pid}`, `another-1`].map((writer) => {
    const file = join(folder, `.copia.db.${writer}-0123456789ab.parcial`)
    for (const ending of ['', '-wal']) writeFileSync(file + ending, 'a part')
    return file
  })
  const now = Date.now()
  for (const name of readdirSync(folder))
    utimesSync(join(folder, name), now / 1000, (now - 20 * minute) / 1000)

  await removeAbandoned(folder, new Date(now))

  expect([own, `${elsewhere}`, `${elsewhere}-wal`].every((file) => existsSync(file))).toBe(true)
  expect(existsSync(`${gone}`) || existsSync(`${gone}-wal`)).toBe(false)
  await removeAbandoned(folder, new Date(now + 360 * minute))
  expect(existsSync(`${elsewhere}`)).toBe(false)
})

test('keeps a partial file while its log is being written', async () => {
  const folder = temporaryFolder()
  const file = join(folder, '.copia.db.another-1-0123456789ab.parcial')
  for (const ending of ['', '-wal']) writeFileSync(file + ending, 'a part')
  const now = Date.now()
  utimesSync(file, now / 1000, (now - 1_000 * minute) / 1000)

  await removeAbandoned(folder, new Date(now))

  expect(readdirSync(folder)).toHaveLength(2)
})
