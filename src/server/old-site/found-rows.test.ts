import { expect, test } from 'vitest'
import { findPage } from './find-site.ts'
import { foundRows } from './found-rows.ts'
import type { OwnContent } from './own-content.ts'

const own: OwnContent = {
  taken: new Set(['/servicios/papanicolau']),
  pageOf: ({ path }) => (path === '/aqui' ? 'aqui' : undefined),
  pageAtAlias: () => undefined,
  sameAs: () => [],
}

test('she learns where each old address will lead', () => {
  const paths = [
    '/vph',
    '/vph',
    '/',
    '/servicios/papanicolau',
    '/a,b',
    '/admin/x',
    `/${'a'.repeat(250)}`,
    '/aqui',
    '',
  ]
  const pages = paths.flatMap((path, index) => {
    const page = {
      sourceId: `${index}`,
      path,
      kind: 'page' as const,
      title: 'A',
      html: '<p>Texto.</p>',
      excerpt: '',
    }
    const found = findPage(page, 'dra-lopez.mx')
    return found ? [{ ...found, facts: [] }] : []
  })
  const rows = foundRows({ host: 'dra-lopez.mx', pages, leftOut: [] }, own).pages
  expect(rows.map(({ oldPath }) => oldPath)).toEqual([
    'leads here',
    'is of another',
    'is taken',
    'is taken',
    'is lost',
    'is lost',
    'is lost',
    'leads here',
    'is lost',
  ])
  expect(rows.map(({ keepsPath }) => keepsPath)).toEqual(rows.map(({ oldPath }) => oldPath === 'leads here'))
})
