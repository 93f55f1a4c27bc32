import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NoSpaceError } from '../../../src/server/site-file/site-file-error.ts'
import { writeSiteFile } from '../../../src/server/site-file/write.ts'
import { usedSite } from '../../support/server/stored-site.ts'
import { smallDisk } from '../../support/small-disk.ts'

test('a backup that will not fit is refused before anything is written', async (context) => {
  const disk = smallDisk(1)
  if (!disk) return context.skip()
  onTestFinished(() => disk.remove())
  const { place } = await usedSite()

  const refused = writeSiteFile({
    kind: 'backup',
    database: place.database,
    file: join(disk.folder, 'copia.db'),
    storedSecret: undefined,
  })

  await expect(refused).rejects.toThrow(NoSpaceError)
  await expect(refused).rejects.toThrow(/necesita \d+ MB y quedan 1 MB/)
  expect(readdirSync(disk.folder)).toEqual([])
})
