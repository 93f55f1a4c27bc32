import { mkdirSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { releaseFolderSite } from '#tests/server/release-folders.ts'
import { immutable } from '../../responses/cache-control.ts'
import { PreparedResponse } from '../../responses/prepared-response.ts'
import { ReleaseFolderError } from './release-folder.ts'

describe('the release folder', () => {
  test('shows the former release until it is switched to the new one', async () => {
    const site = releaseFolderSite()
    await site.publish('Dra. 1')

    const makeCurrent = await site.releaseFolder.write(site.prepare('Dra. 2'))
    const before = site.doctorIn('current/index.html')
    await makeCurrent()

    expect(before).toBe('Dra. 1')
    expect(site.doctorIn('current/index.html')).toBe('Dra. 2')
  })

  test('contains each page as a file, as .br and as .gz, and the 404 page', async () => {
    const site = releaseFolderSite()

    await site.publish('Dra. 1')

    for (const page of ['index.html', 'servicios.html', 'contacto.html', '404.html'])
      for (const ending of ['', '.br', '.gz']) expect(site.has(`current/${page}${ending}`)).toBe(true)
  })

  test('contains the content security policy of each page in the page', async () => {
    const page = (path: string) => `<!doctype html><meta charset="utf-8"><title>${path}</title>`
    const site = releaseFolderSite({
      renderer: fakeRenderer({
        change: ({ render }) => ({
          render(path) {
            const rendered = render(path)
            return rendered && { ...rendered, body: page(path) }
          },
        }),
      }),
    })

    await site.publish('Dra. 1')

    expect(site.read('current/contacto.html')).toMatch(
      /^<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'.* style-src 'self' 'sha256-abc='.*frame-src https:\/\/mapa\.example"><title>/,
    )
    expect(site.read('current/contacto.html')).not.toContain('frame-ancestors')
  })

  test('contains the former addresses before it is current: links to current ids, marks and a page for removed entries', async () => {
    const renderer = fakeRenderer({
      formerPaths: {
        '/servicios/viejo': { status: 308, location: '/servicios/nuevo' },
        '/servicios/mas-viejo': { status: 308, location: '/servicios/nuevo' },
        '/sintomas/borrado': { status: 410, samePage: '/sintomas/borrado' },
        // Addresses of a former site, for which the process responds.
        '/blog/vacuna': { status: 308, location: '/paginas/vacuna' },
        '/2019/03/vacuna': { status: 308, location: '/paginas/vacuna' },
        '/blog/campaña': { status: 410, samePage: '/paginas/campaña' },
      },
    })
    const site = releaseFolderSite({ renderer })

    await site.releaseFolder.write(site.prepare('Dra. 1')).then((makeCurrent) => makeCurrent())

    for (const id of ['viejo', 'mas-viejo'])
      expect(readlinkSync(join(site.folder, `current/_moved/servicios/${id}.to`))).toBe('../to/nuevo')
    expect(site.has('current/_moved/servicios/viejo.to/nuevo')).toBe(true)
    expect(site.has('current/_gone/sintomas/borrado')).toBe(true)
    for (const ending of ['', '.br', '.gz'])
      expect(site.has(`current/_gone/sintomas.html${ending}`)).toBe(true)
    for (const path of ['_gone/servicios.html', '_gone/blog', '_moved/blog', '_moved/2019'])
      expect([path, site.has(`current/${path}`)]).toEqual([path, false])
  })

  test('leaves pages that are not rendered for later; until then the last complete release serves them', async () => {
    const site = releaseFolderSite()
    await site.publish('Dra. 1')

    const release = await site.goLive('Dra. 2')
    const between = { has: site.has('current/contacto.html'), whole: site.doctorIn('whole/contacto.html') }
    await site.releaseFolder.fill(release)

    expect(between).toEqual({ has: false, whole: 'Dra. 1' })
    expect(site.doctorIn('current/contacto.html')).toBe('Dra. 2')
    expect(site.doctorIn('whole/contacto.html')).toBe('Dra. 2')
  })

  test('a superseded release is not marked as complete', async () => {
    const site = releaseFolderSite()
    await site.publish('Dra. 1')

    const release = await site.goLive('Dra. 2')
    release.stop()
    await site.releaseFolder.fill(release)

    expect(site.doctorIn('whole/contacto.html')).toBe('Dra. 1')
  })

  test('a page that cannot be rendered leaves the last complete release unchanged, and all other pages are written', async () => {
    const renderer = fakeRenderer({ paths: ['/', '/servicios', '/a', '/b'] })
    const site = releaseFolderSite({ renderer })
    await site.publish('Dra. 1')

    renderer.broken.add('/a')
    await site.publish('Dra. 2')

    expect(site.doctorIn('current/b.html')).toBe('Dra. 2')
    expect(site.doctorIn('whole/a.html')).toBe('Dra. 1')
  })

  test('keeps the live release, the last complete one and two former ones', async () => {
    const site = releaseFolderSite()
    await site.publish('Dra. 0')
    for (const doctor of ['Dra. 1', 'Dra. 2', 'Dra. 3', 'Dra. 4', 'Dra. 5']) {
      const release = await site.goLive(doctor)
      release.stop()
      await site.releaseFolder.fill(release)
    }

    expect(site.names('releases')).toHaveLength(4)
    expect(site.doctorIn('whole/contacto.html')).toBe('Dra. 0')
    expect(site.doctorIn('current/index.html')).toBe('Dra. 5')
  })

  test('removes the oldest releases, also after the clock was set back', async () => {
    const site = releaseFolderSite()
    for (const doctor of ['Dra. 1', 'Dra. 2', 'Dra. 3', 'Dra. 4']) await site.publish(doctor)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * 24 * 60 * 60 * 1000 })
    onTestFinished(() => void vi.useRealTimers())

    const next = releaseFolderSite({ folder: site.folder })
    const live = await next.goLive('Dra. 5')
    const makeCurrent = await next.releaseFolder.write(next.prepare('Dra. 6'))
    await next.releaseFolder.fill(live)
    await makeCurrent()

    expect(next.doctorIn('current/index.html')).toBe('Dra. 6')
  })

  test('two releases of the same second and size have files with different times; unchanged files keep their time', async () => {
    const site = releaseFolderSite()
    const stateOf = (file: string) => {
      const { mtimeMs, size } = statSync(join(site.folder, file))
      return { time: Math.floor(mtimeMs / 1000), size }
    }
    const files = ['current/index.html', 'current/index.html.gz', 'current/index.html.br']

    const states: ReturnType<typeof stateOf>[][] = []
    for (const doctor of ['Dra. 1', 'Dra. 2', 'Dra. 1']) {
      await site.publish(doctor)
      states.push(files.map(stateOf))
    }

    const [first, second, third] = states
    expect(second?.[0]?.size).toBe(first?.[0]?.size)
    for (const [index] of files.entries()) expect(second?.[index]?.time).not.toBe(first?.[index]?.time)
    expect(third).toEqual(first)
  })
})

describe('a process that was killed while writing', () => {
  test('leaves the former release current, and its leftovers are removed at the next start', async () => {
    const site = releaseFolderSite()
    await site.publish('Dra. 1')
    const [whole] = site.names('releases')
    const left = {
      release: 'releases/9999999999999-1-1.new',
      link: 'current-1.tmp',
      file: 'kept/assets/entry-abc.js.1-7.tmp',
    }
    mkdirSync(join(site.folder, left.release))
    writeFileSync(join(site.folder, left.release, 'index.html'), 'half')
    symlinkSync(left.release, join(site.folder, left.link))
    writeFileSync(join(site.folder, left.file), 'half')
    expect(site.doctorIn('current/index.html')).toBe('Dra. 1')

    await releaseFolderSite({ folder: site.folder }).publish('Dra. 2')

    for (const file of Object.values(left)) expect(site.has(file)).toBe(false)
    expect(site.doctorIn('current/index.html')).toBe('Dra. 2')
    expect(site.names('releases')).toContain(whole)
  })
})

describe('a failure while the rest of a release is written', () => {
  test.each([
    { isStopping: true },
    { isStopping: false },
  ])('is reported unless the process stops: %j', async ({ isStopping }) => {
    const site = releaseFolderSite()
    const release = await site.goLive('Dra. 1')
    site.releaseFolder.showPictures({
      paths: async () => {
        if (isStopping) release.stop()
        throw new Error('closed')
      },
      find: () => undefined,
    })

    const filled = site.releaseFolder.fill(release)

    if (isStopping) await expect(filled).resolves.toBeUndefined()
    else await expect(filled).rejects.toThrow('closed')
  })
})

describe('a folder that is not writable', () => {
  test('stays unchanged, is reported in Spanish as RELEASE_DIR, and is complete again after the next publish', async () => {
    const site = releaseFolderSite()
    await site.publish('Dra. 1')
    const obstacle = join(site.folder, 'kept/dibujos')
    rmSync(obstacle, { recursive: true })
    writeFileSync(obstacle, '')

    const refused = site.publish('Dra. 2')
    await expect(refused).rejects.toThrow(ReleaseFolderError)
    await expect(refused).rejects.toThrow(`RELEASE_DIR «${site.folder}»`)
    expect(site.doctorIn('current/index.html')).toBe('Dra. 1')
    expect(site.names('releases').filter((name) => name.endsWith('.new'))).toEqual([])

    rmSync(obstacle)
    await site.publish('Dra. 3')
    expect(site.doctorIn('whole/contacto.html')).toBe('Dra. 3')
  })

  test('a link that cannot be switched leaves the former release current', async () => {
    const site = releaseFolderSite()
    await site.publish('Dra. 1')
    const makeCurrent = await site.releaseFolder.write(site.prepare('Dra. 2'))
    const link = join(site.folder, 'current')
    const target = readlinkSync(link)
    rmSync(link)
    mkdirSync(link)

    await expect(makeCurrent()).rejects.toThrow('hay una carpeta donde debe ir un enlace')

    rmSync(link, { recursive: true })
    symlinkSync(target, link)
    await site.publish('Dra. 3')
    expect(site.doctorIn('current/index.html')).toBe('Dra. 3')
  })
})

describe('pictures', () => {
  const photograph = '/medios/0123456789abcdef/320.webp'
  const card = '/compartir/0123456789abcdef.jpg'
  const picture = (path: string) =>
    new PreparedResponse({
      status: 200,
      contentType: 'image/webp',
      body: Buffer.from(path),
      headers: { 'Cache-Control': immutable },
    })
  const pictures = { paths: async () => [photograph, card], find: picture }

  test('of the library come with the pages, generated ones when they are ready', async () => {
    const site = releaseFolderSite()
    site.releaseFolder.showPictures(pictures)

    const release = await site.publish('Dra. 1')
    const before = { photograph: site.has(`current${photograph}`), card: site.has(`current${card}`) }
    await site.releaseFolder.finish(release)

    expect(before).toEqual({ photograph: true, card: false })
    expect(site.read(`current${card}`)).toBe(card)
  })

  test('placeholders are not stored in place of a generated picture', async () => {
    const site = releaseFolderSite()
    const fallback = () =>
      new PreparedResponse({ status: 200, contentType: 'image/jpeg', body: Buffer.from('otra'), headers: {} })
    site.releaseFolder.showPictures({ paths: async () => [card], find: fallback })

    await site.releaseFolder.finish(await site.publish('Dra. 1'))

    expect(site.has(`current${card}`)).toBe(false)
  })

  test('a drawing that a page uses and no list contains is written too', async () => {
    const tile = '/dibujos/0a1b2c3d/azulejos/propia.svg'
    const site = releaseFolderSite({
      renderer: fakeRenderer({
        standIns: { [tile]: tile },
        change: ({ render }) => ({
          render(path) {
            const page = render(path)
            return page && { ...page, body: `${page.body}<img src="${tile}">` }
          },
        }),
      }),
    })

    await site.publish('Dra. 1')

    expect(site.has(`current${tile}`) || site.has(`current${tile}.html`)).toBe(true)
  })
})
