import { describe, expect, test } from 'vitest'
import { emptyStore } from '../testing/databases.ts'
import { type BrowserFile, createBrowserFiles } from './browser-files.ts'

const day = 24 * 60 * 60 * 1000

const file = (path: string, bytes = 10): BrowserFile => ({
  path,
  encoding: 'identity',
  content: Buffer.alloc(bytes, path),
})

async function opened(limits: { maxBytes?: number } = {}) {
  const store = await emptyStore()
  let time = Date.parse('2030-01-01')
  const files = createBrowserFiles(store, { ...limits, now: () => new Date(time) })
  const pass = (ms: number) => {
    time += ms
  }
  return { files, pass, paths: async () => [...(await files.paths())].sort() }
}

describe('the stored browser files of a build', () => {
  test('stay for seven days after another build replaced it, and are then removed', async () => {
    const { files, pass, paths } = await opened()
    await files.keep([file('/assets/a.js'), file('/assets/same.js')])
    pass(300 * day)
    await files.keep([file('/assets/b.js'), file('/assets/same.js')])

    pass(7 * day - 1)
    await files.keep([file('/assets/b.js'), file('/assets/same.js')])
    expect(await paths()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/same.js'])
    expect((await files.read('/assets/a.js'))?.content).toEqual(file('/assets/a.js').content)

    pass(2)
    await files.keep([file('/assets/b.js'), file('/assets/same.js')])
    expect(await paths()).toEqual(['/assets/b.js', '/assets/same.js'])
    expect(await files.read('/assets/a.js')).toBeUndefined()
  })

  test('stay while a server of that build still runs beside a newer one', async () => {
    const { files, pass, paths } = await opened()
    const older = [file('/assets/a.js')]
    const newer = [file('/assets/b.js')]
    await files.keep(older)
    for (let days = 0; days < 20; days += 1) {
      await files.keep(newer)
      pass(day)
      await files.keep(older)
    }

    expect(await paths()).toEqual(['/assets/a.js', '/assets/b.js'])
  })

  test('take no more than the limit: those superseded first are removed first', async () => {
    const { files, pass, paths } = await opened({ maxBytes: 250 })
    for (const name of ['a', 'b', 'c', 'd']) {
      await files.keep([file(`/assets/${name}.js`, 100)])
      pass(1_000)
    }

    expect(await paths()).toEqual(['/assets/b.js', '/assets/c.js', '/assets/d.js'])
  })
})
