import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type FakeRenderer, fakeRenderer } from '#tests/server/fake-renderer.ts'
import { contentOf, doctorIn, revisionsOf } from '#tests/server/releases.ts'
import { snapshotOf } from '#tests/server/site-documents.ts'
import { Release, type ReleaseOptions } from './release.ts'

const paths = ['/', '/servicios', '/a', '/b', '/c']

function prepare(renderer: FakeRenderer, options: Partial<ReleaseOptions> = {}) {
  const errors: unknown[] = []
  const release = Release.prepare({
    renderer,
    snapshot: snapshotOf('Dra. Uno'),
    revisions: revisionsOf(),
    contentOf,
    onError: (error, path) => errors.push([path, String(error)]),
    ...options,
  })
  return { release, errors }
}

describe('a release', () => {
  test('is prepared with its home page and its 404 page only', () => {
    const renderer = fakeRenderer({ paths })

    const { release } = prepare(renderer)

    expect(renderer.rendered).toEqual(['/'])
    expect(release.notFound.status).toBe(404)
    expect(release.find('/nada')).toBeUndefined()
  })

  test('renders another page on its first request, once', () => {
    const renderer = fakeRenderer({ paths })
    const { release } = prepare(renderer)

    expect(release.find('/a')).toBe(release.find('/a'))
    expect(renderer.rendered.filter((path) => path === '/a')).toHaveLength(1)
  })

  test('renders and compresses the other pages in the background', async () => {
    const renderer = fakeRenderer({ paths })
    const { release } = prepare(renderer)

    await release.warmUp()

    expect(renderer.rendered).toEqual(paths)
    for (const path of paths) expect(release.peek(path)?.compressed?.br).toBeDefined()
    expect(release.notFound.compressed?.br).toBeDefined()
  })

  test('renders a lazy path on request, and not in the background', async () => {
    const renderer = fakeRenderer({ paths, lazyPaths: ['/dibujos/flor.svg'] })
    const { release } = prepare(renderer)

    await release.warmUp()
    expect(renderer.rendered).not.toContain('/dibujos/flor.svg')

    expect(release.find('/dibujos/flor.svg')?.status).toBe(200)
  })

  test('responds to URLs in pages of another release, with one response for all such URLs', async () => {
    const standIns = {
      '/dibujos/antes/flor.svg': '/dibujos/flor.svg',
      '/dibujos/otra/flor.svg': '/dibujos/flor.svg',
    }
    const renderer = fakeRenderer({ paths, standIns })
    const { release } = prepare(renderer)
    await release.warmUp()

    const results = Object.keys(standIns).map((path) => release.find(path))

    expect(results.map((response) => response?.status)).toEqual([200, 200])
    expect(renderer.rendered.filter((path) => path.startsWith('/dibujos/'))).toEqual(['/dibujos/flor.svg'])
    expect(release.find('/dibujos/antes/otra.svg')).toBeUndefined()
  })

  test('yields to other work between two pages in the background', async () => {
    const renderer = fakeRenderer({ paths })
    const { release } = prepare(renderer)
    const seen = new Set<number>()
    let isDone = false
    const watching = (async () => {
      while (!isDone) {
        seen.add(renderer.rendered.length)
        await nextTurn()
      }
    })()

    await release.warmUp()
    isDone = true
    await watching

    expect([...seen]).toEqual(expect.arrayContaining([2, 3, 4]))
  })

  test('stops background rendering on request, and still responds', async () => {
    const renderer = fakeRenderer({ paths })
    const { release } = prepare(renderer)

    release.stop()
    await release.warmUp()

    expect(renderer.rendered).toEqual(['/'])
    expect(doctorIn(release.find('/c'))).toBe('Dra. Uno')
  })

  test('caches the pages that were requested last, up to its budget', async () => {
    const renderer = fakeRenderer({ paths })
    const one = prepare(renderer).release.find('/a')?.content.body.length ?? 0

    const { release } = prepare(renderer, { maxCachedBytes: one * 2 + 10 })
    await release.warmUp()
    release.find('/b')
    release.find('/c')

    expect(paths.filter((path) => release.peek(path))).toEqual(['/b', '/c'])
    expect(doctorIn(release.find('/'))).toBe('Dra. Uno')
  })

  test('is refused when the home page cannot be rendered', () => {
    const renderer = fakeRenderer({ paths })
    renderer.broken.add('/')

    expect(() => prepare(renderer)).toThrow('/ is broken')
  })

  test('reports another page that cannot be rendered, retries it on request, and renders the rest', async () => {
    const renderer = fakeRenderer({ paths })
    renderer.broken.add('/a')
    const { release, errors } = prepare(renderer)

    await release.warmUp()
    expect(() => release.find('/a')).toThrow('/a is broken')
    renderer.broken.clear()

    expect(errors).toEqual([['/a', 'Error: /a is broken']])
    expect(release.peek('/c')).toBeDefined()
    expect(release.find('/a')?.status).toBe(200)
  })

  test('reports a section that shows its error state', () => {
    const renderer = fakeRenderer({
      paths: ['/'],
      change: ({ render }) => ({
        render(path) {
          const page = render(path)
          return page && { ...page, sectionErrors: [{ type: 'Hero', error: new Error('no') }] }
        },
      }),
    })
    const { release, errors } = prepare(renderer)

    expect(release.find('/')).toMatchObject({ status: 200 })
    expect(errors).toEqual([['/', 'Error: The section Hero shows its error state.']])
  })
})

describe('a release after another one', () => {
  test('reuses unchanged responses with their compression', async () => {
    const renderer = fakeRenderer({ paths })
    const former = prepare(renderer).release
    await former.warmUp()
    const responses = paths.map((path) => former.peek(path))

    const same = prepare(renderer, { former }).release
    await same.warmUp()

    expect(paths.map((path) => same.peek(path))).toEqual(responses)
    expect(responses.every((response, index) => response === same.peek(paths[index] ?? ''))).toBe(true)
    expect(same.notFound).toBe(former.notFound)
  })

  test('renders changed pages again', async () => {
    const renderer = fakeRenderer({ paths })
    const former = prepare(renderer).release
    await former.warmUp()

    const changed = prepare(renderer, { former, snapshot: snapshotOf('Dra. Dos') }).release

    expect(doctorIn(changed.peek('/'))).toBe('Dra. Dos')
    expect(doctorIn(changed.find('/a'))).toBe('Dra. Dos')
  })
})
