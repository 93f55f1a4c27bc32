import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { createSharedFiles } from './shared-files.ts'

const day = 24 * 60 * 60 * 1000
const today = Date.UTC(2026, 5, 1)

function sharedFiles() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.js']) writeFileSync(join(folder, 'assets', name), name)
  return { kept: createSharedFiles(folder), folder, names: () => readdirSync(join(folder, 'assets')).sort() }
}

describe('files that several releases share', () => {
  test('stay for thirty days after the last live release that used them', async () => {
    const { kept, names } = sharedFiles()
    await kept.prune(new Set(['/assets/a.js', '/assets/b.js']), today - day)
    await kept.prune(new Set(['/assets/b.js']), today)

    await kept.prune(new Set(['/assets/b.js']), today + 30 * day)
    expect(names()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.js'])

    await kept.prune(new Set(['/assets/b.js']), today + 31 * day)
    expect(names()).toEqual(['b.js'])
  })

  test('stay as long when that release was live for a year', async () => {
    const { kept, names } = sharedFiles()
    await kept.prune(new Set(['/assets/a.js', '/assets/b.js']), today)

    await kept.prune(new Set(['/assets/b.js']), today + 365 * day)
    await kept.prune(new Set(['/assets/b.js']), today + 395 * day)
    expect(names()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.js'])

    await kept.prune(new Set(['/assets/b.js']), today + 396 * day)
    expect(names()).toEqual(['b.js'])
  })

  test('stay when a release uses them again', async () => {
    const { kept, names } = sharedFiles()
    await kept.prune(new Set(['/assets/b.js']), today)
    await kept.prune(new Set(), today + day)
    await kept.prune(new Set(['/assets/a.js']), today + 20 * day)

    await kept.prune(new Set(), today + 40 * day)

    expect(names()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
  })

  test('are written again when a power failure left them empty or unfinished', async () => {
    const { kept, folder, names } = sharedFiles()
    for (const name of ['a.js.br', 'b.js']) writeFileSync(join(folder, 'assets', name), '')
    writeFileSync(join(folder, 'assets/c.js.7-1.tmp'), 'a part')

    await kept.removeUnfinished()

    expect(names()).toEqual(['a.js', 'a.js.gz'])
  })

  test('may be removed while a start looks for unfinished ones', async () => {
    const { kept, folder } = sharedFiles()
    for (let index = 0; index < 200; index += 1) {
      mkdirSync(join(folder, `medios/${index}`), { recursive: true })
      writeFileSync(join(folder, `medios/${index}/300.webp`), 'a picture')
    }

    const removal = kept.removePictures({ isPublic: () => false, listed: new Set() })
    await expect(Promise.all([kept.removeUnfinished(), removal])).resolves.toBeDefined()
  })

  test('start a new thirty days when the record is damaged', async () => {
    const { kept, folder, names } = sharedFiles()
    writeFileSync(join(folder, 'unnamed-since.json'), '{"/assets/a.js": "ayer"')

    await kept.prune(new Set(), today)

    expect(names()).toHaveLength(4)
  })

  test('lose the pictures that are not public at once, with the cards that may show them', async () => {
    const { kept, folder } = sharedFiles()
    for (const name of ['medios/a', 'medios/b', 'compartir'])
      mkdirSync(join(folder, name), { recursive: true })
    for (const name of ['medios/a/320.webp', 'medios/b/320.webp', 'compartir/1.jpg', 'compartir/2.jpg']) {
      writeFileSync(join(folder, name), name)
    }
    const listed = new Set(['/compartir/2.jpg'])
    const files = () => [...readdirSync(join(folder, 'medios')), ...readdirSync(join(folder, 'compartir'))]

    await kept.removePictures({ isPublic: () => true, listed })
    expect(files()).toEqual(['a', 'b', '1.jpg', '2.jpg'])

    await kept.removePictures({ isPublic: (version) => version === 'b', listed })
    expect(files()).toEqual(['b', '2.jpg'])
  })

  test('may disappear while a start looks for unfinished ones', async () => {
    const { kept, folder, names } = sharedFiles()
    for (let count = 0; count < 300; count++) writeFileSync(join(folder, 'assets', `old-${count}.js`), 'old')

    const search = kept.removeUnfinished()
    const gone = (async () => {
      for (let count = 0; count < 300; count++) await rm(join(folder, 'assets', `old-${count}.js`))
    })()

    await expect(Promise.all([search, gone])).resolves.toBeDefined()
    expect(names()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.js'])
  })
})
