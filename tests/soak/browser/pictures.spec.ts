import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { sampleDocuments } from '../../../sample-site/index.ts'
import type { MediaItem } from '../../../src/content/media/media.ts'
import { openStore } from '../../../src/server/store/store.ts'
import { owner } from '../../support/admin.ts'
import { test as base, expect } from '../../support/fixtures.ts'
import { pathOf, photograph } from '../../support/pictures.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { editNext, publishNext } from './next-version.ts'

type Photos = Readonly<Record<'desktop' | 'tablet' | 'mobile' | 'portrait' | 'room' | 'logo', Buffer>>

/** A server whose site has its own photograph in every large place. */
const test = base.extend<object, { studio: RunningServer }>({
  studio: [
    async ({}, use) => {
      const photos: Photos = {
        desktop: await photograph(1920, 1440, 210),
        tablet: await photograph(1000, 700, 30),
        mobile: await photograph(1280, 1600, 120),
        portrait: await photograph(900, 1200, 340),
        room: await photograph(1280, 960, 60),
        logo: await photograph(400, 400, 270),
      }
      const folder = await mkdtemp(join(tmpdir(), 'consultorio-'))
      await seed(join(folder, 'consultorio.db'), photos)
      const account = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
      const server = await startServer({ env: { ...account, DATA_DIR: folder } })
      await use(Object.assign(server, { photos }))
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.url),
})

/** No call edits the gallery yet, so the documents name the photographs before the upload. */
async function seed(file: string, { desktop, tablet, mobile, portrait, room, logo }: Photos) {
  const content = sampleDocuments['site-content']
  const store = await openStore({ kind: 'sqlite', file })
  const shown = { mainImage: pathOf(desktop), tabletImage: pathOf(tablet), mobileImage: pathOf(mobile) }
  const siteContent = {
    ...content,
    heroSection: { ...content.heroSection, ...shown },
    aboutMe: { ...content.aboutMe, imagePath: pathOf(portrait) },
    doctorInfo: { ...content.doctorInfo, favicon: pathOf(logo) },
  }
  const gallery = sampleDocuments.gallery.map((one, index) =>
    index < 3 ? { ...one, src: pathOf(room) } : one,
  )
  await store.seed({ ...sampleDocuments, 'site-content': siteContent, gallery }, 'prueba')
  await store.close()
}

async function upload(request: APIRequestContext, server: RunningServer & { photos?: Photos }) {
  const at = (path: string) => `${server.url}${path}`
  await request.post(at('/api/auth/sign-in/email'), { data: owner })
  const focuses = {
    desktop: { focusX: 30, focusY: 70 },
    portrait: { focusX: 40, focusY: 20 },
    mobile: { focusX: 10, focusY: 60 },
  }
  for (const [name, buffer] of Object.entries(server.photos ?? {})) {
    const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
    const { item } = await (await request.post(at('/api/media'), { multipart: { file } })).json()
    const focus = Object.entries(focuses).find(([of]) => of === name)?.[1] ?? {}
    await editNext(request, `pictures/${item.id}`, { alt: `Foto ${name}`, ...focus })
    await publishNext(request)
  }
  const incomplete = async () => {
    const { items }: { items: MediaItem[] } = await (await request.get(at('/api/media'))).json()
    return items.filter(({ isComplete }) => !isComplete).length
  }
  await expect.poll(incomplete, { timeout: 200_000, intervals: [2_000] }).toBe(0)
  // The release with all pictures follows automatically.
  const html = async () => (await request.get(at('/'))).text()
  await expect.poll(html).toMatch(/1920\.avif/)
}

/** Layout shifts, and the loaded resources with their sizes. */
async function watch(page: Page) {
  const bytes = new Map<string, number>()
  const warnings: string[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/medios/')) bytes.set(pathname, (await response.body().catch(() => '')).length)
  })
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const seen = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }
    new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true })
  })
  return { bytes, warnings, shifts: () => page.evaluate(() => Reflect.get(window, 'shifts')) }
}

const shownIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      const image = element as HTMLImageElement
      await image.decode()
      const { objectPosition, backgroundColor } = getComputedStyle(image)
      const { currentSrc, alt, clientWidth } = image
      return {
        path: new URL(currentSrc).pathname,
        fileWidth: Number(/(\d+)\.\w+$/.exec(currentSrc)?.[1]),
        alt,
        clientWidth,
        objectPosition,
        backgroundColor,
      }
    })

test.describe.configure({ mode: 'serial' })

test('photographs become usable one by one, and no page shows a broken one meanwhile', async ({
  request,
  studio,
}) => {
  test.setTimeout(300_000)
  const before = await (await request.get(`${studio.url}/`)).text()
  expect(before).toContain('/respaldo.svg')
  expect(before).not.toContain('/medios/')

  await upload(request, studio)
})

for (const { width, density, hero, largest, focus } of [
  { width: 360, density: 3, hero: 'mobile', largest: 1280, focus: '0% 65%' },
  { width: 1280, density: 1, hero: 'desktop', largest: 960, focus: '20% 80%' },
]) {
  test(`at ${width} px the page shows AVIF of a suitable width without a layout shift`, async ({
    browser,
    studio,
  }, info) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      deviceScaleFactor: density,
      baseURL: studio.url,
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const { bytes, warnings, shifts } = await watch(page)

    await page.goto('/', { waitUntil: 'networkidle' })
    const first = await shownIn(page, '[data-section="Hero"] picture img')
    expect(first.path).toMatch(/\.avif$/)
    expect(first.fileWidth).toBeLessThanOrEqual(largest)
    expect(first.fileWidth).toBeGreaterThanOrEqual(Math.min(first.clientWidth * density, largest) * 0.7)
    expect(first.objectPosition).toBe(focus)
    expect(first.backgroundColor).toMatch(/^rgb\(/)
    expect([...bytes.keys()][0], 'the preloaded picture is the one shown').toBe(first.path)
    expect([...bytes.keys()].filter((path) => path.split('/')[2] === first.path.split('/')[2])).toHaveLength(
      1,
    )
    await page.screenshot({ path: info.outputPath(`${hero}.png`) })

    for (const selector of [
      '[data-section="AboutMe"] picture img',
      '[data-section="PhotosGallery"] picture img',
    ]) {
      await page.locator(selector).first().scrollIntoViewIfNeeded()
      const shown = await shownIn(page, selector)
      expect(shown.path).toMatch(/\.avif$/)
      expect(shown.fileWidth).toBeLessThan(shown.clientWidth * density * 2)
      await page.screenshot({ path: info.outputPath(`${hero}-${bytes.size}.png`) })
    }
    expect((await shownIn(page, '[data-section="AboutMe"] picture img')).objectPosition).toBe('35% 5%')

    // The browser warns about unused preloads a few seconds after loading.
    await page.waitForTimeout(4_000)
    expect(await shifts()).toEqual([])
    expect(warnings).toEqual([])
    expect(errors).toEqual([])
    const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
    info.annotations.push({ type: 'bytes', description: JSON.stringify([...bytes]) })
    expect(total).toBeLessThan(400_000)
    await context.close()
  })
}

test('the lightbox loads a large width only when it is open', async ({ page, studio, request }) => {
  await request.post(`${studio.url}/api/auth/sign-in/email`, { data: owner })
  const selected = await (await request.get(`${studio.url}/api/selected-sections`)).json()
  const PhotosGallery = { component: 'photos-gallery-mosaic', display: true }
  const saved = await request.post(`${studio.url}/api/selected-sections`, {
    data: { ...selected, PhotosGallery },
  })
  expect(saved.status()).toBe(200)
  await request.post(`${studio.url}/api/update-sections`)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const link = page.locator('a[data-photo="0"]')
  await link.scrollIntoViewIfNeeded()
  expect((await shownIn(page, 'a[data-photo="0"] img')).fileWidth).toBeLessThanOrEqual(960)

  await link.click()
  const large = await shownIn(page, 'dialog picture img')
  expect(large.path).toMatch(/\/1280\.avif$/)
})

test('a browser without AVIF, a reader of shared links and a phone get a format that they support', async ({
  request,
  studio,
}) => {
  const html = await (await request.get(`${studio.url}/`)).text()
  const [, share = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  const [, apple = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []

  expect(html).toMatch(/<source media="[^"]+" type="image\/webp" srcSet="[^"]+ 1920w/)
  expect(html).toMatch(/<img[^>]*src="\/medios\/[0-9a-f]{16}\/960\.webp"/)
  for (const [address, type] of [
    [share, 'image/jpeg'],
    [`${studio.url}${apple}`, 'image/png'],
    [`${studio.url}/favicon.ico`, 'image/png'],
  ] as const) {
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe(type)
  }
  expect((await (await request.get(share)).body()).length).toBeLessThan(150_001)
})
