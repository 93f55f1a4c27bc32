import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { openStore } from './store.ts'
import { StoreUnavailableError } from './store-errors.ts'
import { createStoreProbe } from './store-probe.ts'

const inMemory = { kind: 'sqlite', file: ':memory:' } as const

async function probedFile() {
  const file = join(temporaryFolder(), 'sitio.db')
  const database = { kind: 'sqlite', file } as const
  const store = await openStore(database)
  onTestFinished(() => store.close())
  return { file, probe: await createStoreProbe(store, database) }
}

describe('the probe of the store', () => {
  test('accepts a store that works', async () => {
    const { probe } = await probedFile()

    await expect(probe()).resolves.toBeUndefined()
  })

  test('reports that the file was removed', async () => {
    const { file, probe } = await probedFile()
    rmSync(file)

    await expect(probe()).rejects.toBeInstanceOf(StoreUnavailableError)
  })

  test('reports that the file was replaced', async () => {
    const { file, probe } = await probedFile()
    renameSync(file, `${file}.antes`)
    writeFileSync(file, '')

    await expect(probe()).rejects.toBeInstanceOf(StoreUnavailableError)
  })

  test('reports a store that never responds', async () => {
    const probe = await createStoreProbe({ latestSummary: () => new Promise(() => {}) }, inMemory)

    await expect(probe()).rejects.toBeInstanceOf(StoreUnavailableError)
  })
})
