import { describe, expect, test } from 'vitest'
import { circularImports } from './imports/circular-imports.ts'
import { forbiddenImports } from './imports/directions.ts'
import { importsOf } from './imports/imports-of.ts'

/** A few files with their imports, keyed by path. */
const project = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, source]) => importsOf(file, source))

const directionOf = (file: string, source: string) =>
  forbiddenImports(importsOf(file, source)).map(({ message }) => message)

describe('the imports of a file', () => {
  test('are found in every form, with their line', () => {
    const source = `import { a } from '#content/a.ts'
import './b.css'
export * from '../c.ts'
type D = import('./d.ts').D

const e = () => import('./e.ts')`

    expect(importsOf('src/site/pages/home.tsx', source)).toEqual([
      { file: 'src/site/pages/home.tsx', line: 1, target: 'src/content/a.ts', typeOnly: false },
      { file: 'src/site/pages/home.tsx', line: 2, target: 'src/site/pages/b.css', typeOnly: false },
      { file: 'src/site/pages/home.tsx', line: 3, target: 'src/site/c.ts', typeOnly: false },
      { file: 'src/site/pages/home.tsx', line: 4, target: 'src/site/pages/d.ts', typeOnly: true },
      { file: 'src/site/pages/home.tsx', line: 6, target: 'src/site/pages/e.ts', typeOnly: false },
    ])
  })

  test('leave out packages, comments and strings', () => {
    const source = `import { z } from 'zod'
// import './a.ts'
const b = "import './b.ts'"`

    expect(importsOf('src/content/x.ts', source)).toEqual([])
  })

  test('are type-only when every name is a type', () => {
    const typeOnly = (source: string) => importsOf('src/server/x.ts', source).map((found) => found.typeOnly)

    expect(typeOnly(`import type { A } from './a.ts'`)).toEqual([true])
    expect(typeOnly(`import { type A, type B } from './a.ts'`)).toEqual([true])
    expect(typeOnly(`export type { A } from './a.ts'`)).toEqual([true])
    expect(typeOnly(`import { type A, b } from './a.ts'`)).toEqual([false])
  })
})

describe('import directions', () => {
  test.each([
    ['src/content/a.ts', `import './fields/b.ts'`],
    ['src/site/a.tsx', `import '#content/b.ts'`],
    ['src/admin/a.tsx', `import '#content/b.ts'`],
    ['src/contract/a.ts', `import '#content/b.ts'`],
    ['src/admin/a.ts', `import type { A } from '#contract/a.ts'`],
    ['src/server/a.ts', `import '#contract/a.ts'`],
    ['src/server/store/a.ts', `import '#content/b.ts'`],
    ['src/server/a.ts', `import type { Render } from '#site/render.tsx'`],
    ['src/server/a.ts', `import '#sample/sample.ts'`],
    ['sample-site/sample.ts', `import type { Service } from '#content/entries/service.ts'`],
    ['src/site/a.test.tsx', `import '#sample/sample.ts'`],
  ])('let %s import %s', (file, source) => {
    expect(directionOf(file, source)).toEqual([])
  })

  test.each([
    ['src/content/a.ts', `import '#site/b.ts'`, 'src/content must not import src/site'],
    ['src/content/a.ts', `import '#sample/sample.ts'`, 'src/content must not import sample-site'],
    ['src/drawings/a.ts', `import '#site/b.ts'`, 'src/drawings must not import src/site'],
    ['src/site/a.ts', `import type { B } from '#server/b.ts'`, 'src/site must not import src/server'],
    ['src/admin/a.ts', `import '../server/b.ts'`, 'src/admin must not import src/server'],
    ['src/contract/a.ts', `import '#server/b.ts'`, 'src/contract must not import src/server'],
    ['src/content/a.ts', `import '#contract/b.ts'`, 'src/content must not import src/contract'],
    ['src/site/a.ts', `import '#contract/b.ts'`, 'src/site must not import src/contract'],
    ['src/admin/a.ts', `import '#contract/b.ts'`, 'src/admin may import only types from src/contract'],
    ['src/admin/a.ts', `import '#site/b.tsx'`, 'src/admin must not import src/site'],
    ['src/server/a.ts', `import '#admin/b.ts'`, 'src/server must not import src/admin'],
    ['src/server/a.ts', `import '#site/b.tsx'`, 'src/server may import only types from src/site'],
    ['sample-site/sample.ts', `import '#site/b.ts'`, 'sample-site must not import src/site'],
    ['src/site/a.ts', `import '../../tests/b.ts'`, 'src/site must not import tests/b.ts'],
  ])('do not let %s import %s', (file, source, message) => {
    expect(directionOf(file, source)).toEqual([message])
  })
})

describe('import cycles', () => {
  test('between two folders are reported once, at one of their imports', () => {
    const violations = circularImports(
      project({
        'src/server/store/a.ts': `\nimport '../publishing/b.ts'`,
        'src/server/publishing/c.ts': `import '../store/d.ts'`,
      }),
    )

    expect(violations).toEqual([
      {
        file: 'src/server/store/a.ts',
        line: 2,
        message: 'imports in a cycle: src/server/store → src/server/publishing → src/server/store',
      },
    ])
  })

  test('are found through other folders, and through a single file', () => {
    const threeFolders = project({
      'src/site/a/x.ts': `import '../b/x.ts'`,
      'src/site/b/x.ts': `import '../c/x.ts'`,
      'src/site/c/x.ts': `import '../a/x.ts'`,
    })
    const folderAndFile = project({
      'src/site/a/x.ts': `import '../b.ts'`,
      'src/site/b.ts': `import './a/y.ts'`,
    })

    expect(circularImports(threeFolders).map(({ message }) => message)).toEqual([
      'imports in a cycle: src/site/a → src/site/b → src/site/c → src/site/a',
      'imports in a cycle: src/site/a/x.ts → src/site/b/x.ts → src/site/c/x.ts → src/site/a/x.ts',
    ])
    expect(circularImports(folderAndFile)).toHaveLength(1)
  })

  test('are not reported when a folder uses a file above it and another one uses the folder', () => {
    const imports = project({
      'src/site/sections/index.ts': `import './hero/hero.tsx'`,
      'src/site/sections/hero/hero.tsx': `import '../frame.tsx'`,
    })

    expect(circularImports(imports)).toEqual([])
  })

  test.each([
    ['a statement', `import { b } from './b.ts'`, `import { a } from './a.ts'`],
    ['types', `import type { B } from './b.ts'`, `export type { A } from './a.ts'`],
    ['a lazy import', `import { b } from './b.ts'`, `export const a = () => import('./a.ts')`],
  ])('between two files are found through %s', (_name, inA, inB) => {
    const violations = circularImports(project({ 'src/site/a.ts': inA, 'src/site/b.ts': inB }))

    expect(violations).toEqual([
      {
        file: 'src/site/a.ts',
        line: 1,
        message: 'imports in a cycle: src/site/a.ts → src/site/b.ts → src/site/a.ts',
      },
    ])
  })

  test('between files in several folders are found through a lazy import', () => {
    const violations = circularImports(
      project({
        'src/admin/api/request.ts': `const ask = () => import('../auth/sign-in-again.tsx')`,
        'src/admin/api/session.ts': `import { request } from './request.ts'`,
        'src/admin/auth/sign-in-again.tsx': `import { session } from '../api/session.ts'`,
      }),
    )

    expect(violations.map(({ message }) => message)).toContain(
      'imports in a cycle: src/admin/api/request.ts → src/admin/auth/sign-in-again.tsx → src/admin/api/session.ts → src/admin/api/request.ts',
    )
  })

  test('that only a test closes are ignored', () => {
    const imports = project({
      'src/site/c/x.ts': `import '../d/x.ts'`,
      'src/site/d/x.test.ts': `import '../c/x.ts'`,
    })

    expect(circularImports(imports)).toEqual([])
  })
})
