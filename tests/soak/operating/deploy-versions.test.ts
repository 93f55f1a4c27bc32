import { mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { machine } from './machine.ts'

test('versions that no site runs are discarded, except the newest two', () => {
  const { run, folder } = machine()
  const versions = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6']
  for (const name of versions) mkdirSync(join(folder, 'versions', name), { recursive: true })
  symlinkSync(join(folder, 'versions/v1'), join(folder, 'current'))
  symlinkSync(join(folder, 'versions/v5'), join(folder, 'current-otra-mx'))
  const discard = `versions=${folder}/versions; discard_version ${folder}/versions/v5; discard_former_versions`
  expect(run(discard)).toMatchObject({ status: 0 })
  expect(readdirSync(join(folder, 'versions'))).toEqual(['v1', 'v4', 'v5', 'v6'])
  expect(run(`${discard}; discard_version ${folder}/versions/v4; discard_former_versions`)).toMatchObject({
    status: 0,
  })
  expect(readdirSync(join(folder, 'versions'))).toEqual(['v1', 'v5', 'v6'])
})

describe('an update keeps the browser files of the versions before it', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

  /** A built version. Files: path → age in days. */
  function version(folder: string, files: Readonly<Record<string, number>>) {
    for (const place of ['dist/client/assets', 'dist/admin/admin/assets'])
      mkdirSync(join(folder, place), { recursive: true })
    for (const [path, days] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), path)
      utimesSync(join(folder, path), daysAgo(days), daysAgo(days))
    }
    return folder
  }

  test('those of the former one whatever their age, and those of earlier ones for a week', () => {
    const { run, folder } = machine()
    const before = version(join(folder, 'before'), {
      'dist/client/assets/carga-b.js': 300,
      'dist/admin/admin/assets/visitas-b.js': 300,
      'dist/former/assets/carga-a.js': 3,
      'dist/former/assets/carga-0.js': 9,
    })
    const after = version(join(folder, 'after'), { 'dist/client/assets/carga-c.js': 0 })

    expect(run(`keep_former_files ${before} ${after}`)).toMatchObject({ status: 0 })

    const former = join(after, 'dist/former')
    expect(readdirSync(join(former, 'assets')).sort()).toEqual(['carga-a.js', 'carga-b.js'])
    expect(readdirSync(join(former, 'admin/assets'))).toEqual(['visitas-b.js'])
    expect(statSync(join(former, 'assets/carga-a.js')).mtimeMs).toBeLessThan(daysAgo(2).getTime())
    expect(statSync(join(former, 'assets/carga-b.js')).mtimeMs).toBeGreaterThan(daysAgo(1).getTime())
  })
})
