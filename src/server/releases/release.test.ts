import { createGzip, type Gzip } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepThreadsBusy } from '../testing/busy-threads.ts'
import { type FakeRenderer, fakeRenderer } from '../testing/fake-renderer.ts'
import { compressBest, contentOf, doctorIn, revisionsOf } from '../testing/releases.ts'
import { snapshotOf } from '../testing/site-documents.ts'
import { Release, type ReleaseOptions } from './release.ts'

const paths = ['/', '/servicios', '/a', '/b', '/c']

const optionsFor = (renderer: FakeRenderer) => ({
  renderer,
  snapshot: snapshotOf('Dra. Uno'),
  revisions: revisionsOf(),
  contentOf,
  compressBest,
  onError: () => {},
})

function prepare(renderer: FakeRenderer, options: Partial<ReleaseOptions> = {}) {
  const errors: unknown[] = []
  const release = Release.prepare({
    ...optionsFor(renderer),
    onError: (error, path) => errors.push([path, String(error)]),
    ...options,
  })
  return { release, errors }
}

describe('a release', () => {
  test('is prepared with its hot pages and the 404 page only', async () => {
    const renderer = fakeRenderer({ paths })

    const release = await prepare(renderer).release

    expect(renderer.rendered).toEqual(['/', '/servicios'])
    expect(release.find('/')).not.toBeInstanceOf(Promise)
    expect(release.notFound.status).toBe(404)
    expect(release.find('/nada')).toBeUndefined()
  })

  test('serves a page as it is if it cannot be compressed', async () => {
    const failing = vi.spyOn(Object.getPrototypeOf(createGzip()), 'end')
    onTestFinished(() => failing.mockRestore())
    failing.mockImplementationOnce(function (this: Gzip) {
      this.destroy(new Error('no memory'))
    })

    const { release, errors } = prepare(fakeRenderer({ paths }))

    const { notFound } = await release
    expect([notFound.status, notFound.br, notFound.gzip]).toEqual([404, undefined, undefined])
    expect(errors).toEqual([['(404)', 'Error: no memory']])
    expect((await release).peek('/')?.gzip).toBeDefined()
  })

  test('serves pages as they are while the threads that compress are stuck, and compresses them later', async () => {
    const free = keepThreadsBusy()
    onTestFinished(free)
    const release = await Release.prepare(optionsFor(fakeRenderer({ paths })))

    for (const path of ['/', '/a']) {
      const response = await release.find(path)
      expect(doctorIn(response)).toBe('Dra. Uno')
      expect([response?.br, response?.gzip]).toEqual([undefined, undefined])
    }
    expect(release.notFound.gzip).toBeUndefined()

    free()
    await release.warmUp()
    for (const path of ['/', '/a']) expect(release.peek(path)?.effort).toBe('best')
  })

  test('renders another page on its first request, once for all concurrent ones', async () => {
    const renderer = fakeRenderer({ paths })
    const release = await prepare(renderer).release

    const responses = await Promise.all([release.find('/a'), release.find('/a')])

    expect(responses[0]).toBe(responses[1])
    expect(release.find('/a')).toBe(responses[0])
    expect(renderer.rendered.filter((path) => path === '/a')).toHaveLength(1)
  })

  test('renders the other pages in the background, then compresses all of them better', async () => {
    const renderer = fakeRenderer({ paths })
    const release = await prepare(renderer).release
    expect(release.peek('/')?.effort).toBe('quick')

    await release.warmUp()

    expect(renderer.rendered).toEqual(paths)
    expect(paths.map((path) => release.peek(path)?.effort)).toEqual(paths.map(() => 'best'))
    expect(release.notFound.effort).toBe('best')
  })

  test('renders a lazy path on request, and not in the background', async () => {
    const renderer = fakeRenderer({ paths, lazyPaths: ['/dibujos/flor.svg'] })
    const release = await prepare(renderer).release

    await release.warmUp()
    expect(renderer.rendered).not.toContain('/dibujos/flor.svg')

    expect((await release.find('/dibujos/flor.svg'))?.status).toBe(200)
  })

  test('responds to URLs in pages of another release, with one response for all such URLs', async () => {
    const standIns = {
      '/dibujos/antes/flor.svg': '/dibujos/flor.svg',
      '/dibujos/otra/flor.svg': '/dibujos/flor.svg',
    }
    const renderer = fakeRenderer({ paths, standIns })
    const release = await prepare(renderer).release
    await release.warmUp()

    const results = await Promise.all(Object.keys(standIns).map((path) => release.find(path)))

    expect(results.map((response) => response?.status)).toEqual([200, 200])
    expect(renderer.rendered.filter((path) => path.startsWith('/dibujos/'))).toEqual(['/dibujos/flor.svg'])
    expect(release.find('/dibujos/antes/otra.svg')).toBeUndefined()
  })

  test('yields to other work between two pages in the background', async () => {
    const renderer = fakeRenderer({ paths })
    const release = await prepare(renderer).release
    let seen: number[] = []
    const watch = () => {
      seen = [...seen, renderer.rendered.length]
      watching = setImmediate(watch)
    }
    let watching = setImmediate(watch)

    await release.warmUp()
    clearImmediate(watching)

    expect(seen).toEqual(expect.arrayContaining([3, 4]))
  })

  test('stops background rendering on request, and still responds', async () => {
    const renderer = fakeRenderer({ paths })
    const release = await prepare(renderer).release

    release.stop()
    await release.warmUp()

    expect(renderer.rendered).toEqual(['/', '/servicios'])
    expect(doctorIn(await release.find('/c'))).toBe('Dra. Uno')
  })

  test('caches pages that are not hot only up to its budget', async () => {
    const renderer = fakeRenderer({ paths })
    const one = (await prepare(renderer).release.then((release) => release.find('/a')))?.byteLength ?? 0

    const release = await prepare(renderer, { maxCachedBytes: one * 2 + 10 }).release
    await release.warmUp()
    await release.find('/c')

    expect(['/a', '/b', '/c'].map((path) => release.peek(path) !== undefined)).toEqual([false, true, true])
    expect(release.peek('/')).toBeDefined()
  })

  test('is refused when a hot page cannot be rendered', async () => {
    const renderer = fakeRenderer({ paths })
    renderer.broken.add('/servicios')

    await expect(prepare(renderer).release).rejects.toThrow('/servicios is broken')
  })

  test('reports another page that cannot be rendered, retries it on request, and renders the rest', async () => {
    const renderer = fakeRenderer({ paths })
    renderer.broken.add('/a')
    const { release, errors } = prepare(renderer)

    await (await release).warmUp()
    await expect((await release).find('/a')).rejects.toThrow('/a is broken')
    renderer.broken.clear()
    const retried = await (await release).find('/a')

    expect(errors).toEqual([['/a', 'Error: /a is broken']])
    expect((await release).peek('/c')).toBeDefined()
    expect(retried?.status).toBe(200)
  })

  test('reports a page that cannot be compressed better, and continues with the rest', async () => {
    let isEnded = false
    const { release, errors } = prepare(fakeRenderer({ paths }), {
      async compressBest(body) {
        if (isEnded) return compressBest(body)
        isEnded = true
        throw new Error('The process ended.')
      },
    })

    await (await release).warmUp()

    expect(errors).toEqual([['/', 'Error: The process ended.']])
    expect((await release).peek('/')?.effort).toBe('quick')
    expect((await release).peek('/servicios')?.effort).toBe('best')
    expect((await release).peek('/c')?.effort).toBe('best')
  })

  test('reports a section that shows its error state', async () => {
    const plain = fakeRenderer({ paths: ['/'], hotPathCount: 1 })
    const renderer: FakeRenderer = {
      ...plain,
      render(snapshot, path) {
        const page = plain.render(snapshot, path)
        return page && { ...page, sectionErrors: [{ type: 'Hero', error: new Error('no') }] }
      },
    }
    const { release, errors } = prepare(renderer)

    expect((await release).find('/')).toMatchObject({ status: 200 })
    expect(errors).toEqual([['/', 'Error: The section Hero shows its error state.']])
  })
})

describe('a release after another one', () => {
  test('reuses unchanged responses with their compression', async () => {
    const renderer = fakeRenderer({ paths })
    const former = await prepare(renderer).release
    await former.warmUp()
    const responses = paths.map((path) => former.peek(path))

    const same = await prepare(renderer, { former }).release
    const changed = await prepare(renderer, { former, snapshot: snapshotOf('Dra. Dos') }).release
    await same.warmUp()

    expect(responses.every((result, index) => result && same.peek(paths[index] ?? '') === result)).toBe(true)
    expect(same.notFound).toBe(former.notFound)
    expect(doctorIn(changed.peek('/'))).toBe('Dra. Dos')
    expect(changed.peek('/')?.effort).toBe('quick')
  })
})
