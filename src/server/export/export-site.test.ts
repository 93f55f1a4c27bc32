import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { notices } from '#content/notices/notice.ts'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { contentOf, revisionsOf } from '#tests/server/releases.ts'
import { snapshotOf } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { createSecurityHeaders } from '../http/security-headers.ts'
import { Release } from '../releases/release.ts'
import { immutable } from '../responses/cache-control.ts'
import { PreparedResponse } from '../responses/prepared-response.ts'
import { exportSite, nextChangeOf } from './export-site.ts'

const photograph = '/medios/0123456789abcdef/320.webp'

const { forData } = createSecurityHeaders('http://localhost:3000')

const pictures = {
  paths: async () => [photograph],
  find: (path: string) =>
    new PreparedResponse({
      status: 200,
      contentType: 'image/webp',
      body: Buffer.from(path),
      headers: { 'Cache-Control': immutable, ...forData },
    }),
}

async function exportTo(folder: string, renderer = fakeRenderer()): Promise<number> {
  const release = Release.prepare({
    renderer,
    contentOf,
    snapshot: snapshotOf('Dra. Ana'),
    revisions: revisionsOf(),
    onError: () => {},
  })
  return exportSite({ release, assets: new Map(), pictures, folder })
}

describe('an export', () => {
  test('contains every page, the API responses that islands read, and the pictures of the library', async () => {
    const folder = join(temporaryFolder(), 'sitio')

    const count = await exportTo(folder)

    expect(count).toBe(4)
    for (const page of ['index', 'servicios', 'contacto', '404'])
      for (const ending of ['', '.br', '.gz'])
        expect(existsSync(join(folder, `${page}.html${ending}`))).toBe(true)
    expect(readFileSync(join(folder, photograph), 'utf8')).toBe(photograph)
    const content = readFileSync(join(folder, 'api/site-content'), 'utf8')
    expect(JSON.parse(content)).toMatchObject({ siteContent: { doctorInfo: { name: 'Dra. Ana' } } })
  })

  test('lists for hosts the headers common to all responses and those of single ones', async () => {
    const folder = temporaryFolder()

    await exportTo(folder)

    const [mark, shared = '', ...own] = readFileSync(join(folder, '_headers'), 'utf8').split(/\n(?=\/)/)
    expect(mark).toMatch(/^# [^\n]+$/)
    expect(shared).toMatch(/^\/\*\n/)
    expect(shared).toContain('  X-Content-Type-Options: nosniff\n')
    expect(own.find((block) => block.startsWith(`${photograph}\n`))).toContain(immutable)
    expect(own.find((block) => block.startsWith('/contacto\n'))).toMatch(/Policy: .*https:\/\/mapa\.example/)
  })

  test('lists for every kind of host which addresses redirect and which are gone', async () => {
    const folder = temporaryFolder()

    await exportTo(
      folder,
      fakeRenderer({
        formerPaths: {
          '/servicios/viejo': { status: 308, location: '/servicios/nuevo' },
          '/sintomas/borrado': { status: 410, samePage: '/sintomas/borrado' },
        },
      }),
    )

    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    expect(read('_redirects')).toBe(
      '/servicios/viejo /servicios/nuevo 308\n/sintomas/borrado /_gone/sintomas 410\n',
    )
    expect(read('_redirects.nginx')).toBe(
      '/servicios/viejo /servicios/nuevo;\n/sintomas/borrado /_gone/sintomas.html;\n',
    )
    expect(read('_redirects.caddy')).toContain('/servicios/viejo /servicios/nuevo ""')
    expect(read('_gone/sintomas.html')).toContain('<title>/sintomas/borrado')
  })

  test('replaces an earlier export, even an unfinished one', async () => {
    const folder = temporaryFolder()
    await exportTo(folder)
    const beginning = /^#.+\n/.exec(readFileSync(join(folder, '_headers'), 'utf8'))?.[0] ?? ''
    writeFileSync(join(folder, '_headers'), beginning)
    mkdirSync(join(folder, 'servicios'))
    writeFileSync(join(folder, 'servicios/de-antes.html'), '')

    await exportTo(folder)

    expect(existsSync(join(folder, 'servicios/de-antes.html'))).toBe(false)
    expect(existsSync(join(folder, 'index.html'))).toBe(true)
  })

  test.each([
    ['something else', {}],
    ['another site, with headers of its own', { _headers: '/*\n  X-Frame-Options: DENY\n' }],
  ])('refuses a folder that contains %s', async (_what, files) => {
    const folder = temporaryFolder()
    for (const [name, text] of Object.entries({ ...files, 'tesis.txt': 'texto' }))
      writeFileSync(join(folder, name), text)

    await expect(exportTo(folder)).rejects.toThrow('no está vacía y no es un sitio exportado')

    expect(readFileSync(join(folder, 'tesis.txt'), 'utf8')).toBe('texto')
  })
})

describe('the pages of an export are right until', () => {
  const snapshot = snapshotOf('Dra. Ana')
  const [vacation] = notices.parse([
    { id: 'vacaciones', kind: 'vacation', hours: 'closed', from: '2026-12-20', until: '2027-01-03' },
  ])
  const begins = new Date('2026-12-20T06:00:00Z')
  const nextOf = (nextDated?: Date, all = vacation ? [vacation] : []) =>
    nextChangeOf({ snapshot: { ...snapshot, moment: new Date('2026-12-01'), notices: all } }, nextDated)

  test('a notice or a dated change, whichever is first', () => {
    const [before, after] = [new Date('2026-12-10'), new Date('2027-01-01')]

    expect(nextOf()).toEqual(begins)
    expect(nextOf(before)).toEqual(before)
    expect(nextOf(after)).toEqual(begins)
    expect(nextOf(after, [])).toEqual(after)
    expect(nextOf(undefined, [])).toBeUndefined()
  })

  test('the first day of a place, or the day after its last one', () => {
    const dated = snapshotOf('Dra. Ana')
    const { consulting } = dated['site-content'].doctorWorkInfo
    Object.assign(consulting, { startsOn: '2026-12-02', endsOn: '2026-12-10' })
    const nextAfter = (moment: string) => nextChangeOf({ snapshot: { ...dated, moment: new Date(moment) } })

    expect(nextAfter('2026-12-01')).toEqual(new Date('2026-12-02T06:00:00Z'))
    expect(nextAfter('2026-12-05')).toEqual(new Date('2026-12-11T06:00:00Z'))
    expect(nextAfter('2026-12-12')).toBeUndefined()
  })
})
