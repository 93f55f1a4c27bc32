import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportEnd, exportItem, exportStart } from '#tests/old-site/wordpress-export.ts'
import { peakOfChildren } from '#tests/server/peak-of-children.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { runJob } from '../process/run-job.ts'
import { workerArguments } from './read-site.ts'

/** The built one: Node needs 30 to 45 MB more to strip the types of the sources. */
const worker = join(import.meta.dirname, '../../../dist/server/read-site-worker.js')
/** In MB. Node and the modules take 57. */
const maxMemory = 85

const post = (html: string) => exportItem({ id: 1, html })
const bolds = Array.from({ length: 40_000 }, (_, index) => `<b a=${index}>`).join('')

const hostile: readonly (readonly [what: string, unit: string, times: number, words: RegExp])[] = [
  ['a million posts', exportItem({ id: 1 }), 1_000_000, /más de 1000 páginas/],
  ['a million drafts', exportItem({ id: 1, status: 'draft' }), 200_000, /más de 100000 elementos/],
  ['a text of 200 MB', 'palabra ñ“ ', 15_000_000, /más largo que cualquier página/],
  ['a post of 50 MB', `<item><content:encoded><![CDATA[${'palabra '.repeat(6_500_000)}`, 1, /más largo/],
  ['a tag of endless attributes', `<item ${'a="b" '.repeat(2_000_000)}`, 1, /más largo|dañado/],
  ['elements in elements', '<a>', 1_000_000, /demasiados niveles/],
  ['HTML in HTML', post('<div>'.repeat(90_000)), 1, /ninguna página publicada/],
  [
    'letters that each paragraph makes bold again',
    post(`${bolds}${'<p>x'.repeat(20_000)}`),
    1,
    /ninguna página/,
  ],
]

test.each(hostile)(
  '%s: refused in words within bounded memory',
  async (_what, unit, times, words) => {
    const folder = temporaryFolder()
    const file = join(folder, 'sitio.xml')
    await using handle = await open(file, 'w')
    const perWrite = Math.max(1, Math.floor(1_000_000 / unit.length))
    await handle.write(exportStart())
    // Reading ends long before the rest of a larger file.
    const bytes = Math.min(times * unit.length, 210_000_000)
    for (let written = 0; written < bytes; written += perWrite * unit.length) {
      await handle.write(unit.repeat(Math.min(perWrite, times)))
    }
    await handle.write(exportEnd)

    const peak = peakOfChildren()
    const job = { from: { file }, result: join(folder, 'found.json') }
    const options = { timeout: 100_000, execArgv: workerArguments('file') }
    await expect(runJob(worker, job, options)).rejects.toThrow(words)
    expect(peak()).toBeLessThan(maxMemory)
  },
  120_000,
)
