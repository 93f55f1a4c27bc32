import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreHere } from '#tests/server/checked-here.ts'
import { emptyDatabase } from '#tests/server/databases.ts'
import { openSite, sitePlace, usedSite } from '#tests/server/stored-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { writeSiteFile } from '../../site-file/write.ts'
import { digestSite } from '../copy-site.ts'

const onPostgres = async () => sitePlace({ database: await emptyDatabase() })

test('a backup of PostgreSQL is restored to SQLite, and to PostgreSQL again', async () => {
  const { store, place } = await usedSite(await onPostgres())
  const { session, ...kept } = await digestSite(store.db)
  const file = join(temporaryFolder(), 'copia.db')

  await writeSiteFile({ kind: 'backup', database: place.database, file, storedSecret: undefined })
  for (const target of [sitePlace(), await onPostgres()]) {
    await restoreHere({ file, config: target })
    const { store: restored } = await openSite(target)

    expect(await digestSite(restored.db)).toMatchObject({ ...kept, session: { rows: session.rows - 1 } })
  }
})
