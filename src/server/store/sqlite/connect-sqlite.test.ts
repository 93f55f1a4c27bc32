import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { connect } from './connect-sqlite.ts'

test('every connection uses WAL and waits until its writes are on the disk', () => {
  const file = join(temporaryFolder(), 'consultorio.db')

  for (const database of [connect(file, 20), connect(file, 5_000)]) {
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    // 2 means FULL.
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
    database.close()
  }
})
