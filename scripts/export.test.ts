import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

test('export without a site fails with a message and creates no site', async () => {
  const dataFolder = temporaryFolder()
  const script = join(import.meta.dirname, 'export.ts')
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder }

  const exported = promisify(execFile)(process.execPath, [script, join(dataFolder, 'sitio')], { env })

  await expect(exported).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Aún no hay un sitio que exportar'),
  })
  expect(readdirSync(dataFolder)).toEqual([])
})
