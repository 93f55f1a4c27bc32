import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photo, siteWithOwner } from '#tests/server/media.ts'

test('many concurrent uploads all succeed', async () => {
  const site = await siteWithOwner()
  const bytes = await Promise.all(Array.from({ length: 24 }, (_, index) => photo(60, 40, index + 1)))

  const responses = await Promise.all(bytes.map((each) => site.tryUpload(each)))

  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(await site.list()).toHaveLength(24)
  await site.idle()
  const folder = join(site.dataFolder, 'tmp')
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
})
