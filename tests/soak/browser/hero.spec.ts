import { type Page, request } from '@playwright/test'
import { pauseClock } from '../../support/clock.ts'
import { test as base, expect } from '../../support/fixtures.ts'
import { moveMouse } from '../../support/mouse.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

const owner = { email: 'ana@ejemplo.mx', password: 'una clave bastante larga' }
const slideTime = 5000

/** A site whose hero is the slider, with the given effect. */
async function startSliderSite(transitionEffect: 'fade' | 'slide'): Promise<RunningServer> {
  const server = await startServer({ env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password } })
  const api = await request.newContext({ baseURL: server.url })
  await api.post('/api/auth/sign-in/email', { data: owner })
  const { siteContent } = await (await api.get('/api/site-content')).json()
  const heroSlider = { ...siteContent.heroSlider, transitionEffect }
  await api.post('/api/site-content', { data: { siteContent: { ...siteContent, heroSlider } } })
  const selected = await (await api.get('/api/selected-sections')).json()
  await api.post('/api/selected-sections', {
    data: { ...selected, Hero: { component: 'hero-slider', display: true } },
  })
  expect((await api.post('/api/update-sections')).status()).toBe(200)
  await api.dispose()
  return server
}

const test = base.extend<object, { site: RunningServer }>({
  site: [
    async ({}, use) => {
      const server = await startSliderSite('fade')
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.use({ viewport: { width: 1280, height: 900 } })

function sliderOf(page: Page) {
  const root = page.locator('[data-section="Hero"] [aria-roledescription="carrusel"]')
  const viewport = root.locator('[tabindex="0"]')
  return {
    root,
    viewport,
    slides: viewport.locator('> ul > li'),
    button: (name: RegExp) => root.getByRole('button', { name }),
  }
}

type Slider = ReturnType<typeof sliderOf>

/** Titles of the visible slides. */
const seen = ({ slides }: Slider) =>
  slides.evaluateAll((found) =>
    found
      .filter((slide) => getComputedStyle(slide).visibility === 'visible')
      .map((slide) => slide.querySelector('h2')?.textContent),
  )

const titles = [
  'Ginecología y obstetricia con tiempo para escucharla',
  'Ultrasonido en la misma consulta',
  'Un embarazo acompañado de principio a fin',
]

/** Opens the page and sends the first sign of use outside the slider. */
async function openSlider(page: Page, address = '/'): Promise<Slider> {
  await page.goto(address)
  const slider = sliderOf(page)
  await moveMouse(page, 8, 8)
  await expect(slider.viewport).toHaveAttribute('data-ready')
  return slider
}

/** Opens the page with a fake clock and autoplay running. */
async function openMoving(page: Page): Promise<Slider> {
  await page.clock.install()
  const slider = await openSlider(page)
  await expect(slider.root).toHaveAttribute('data-playing')
  await pauseClock(page)
  return slider
}

/** Advances the fake clock and lets React react; React schedules its work in real time. */
async function pass(page: Page, time: number) {
  await page.clock.runFor(time)
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    }
  })
}

/** Index of the current slide. */
const turn = ({ slides }: Slider) =>
  slides.evaluateAll((found) => found.findIndex((slide) => slide.hasAttribute('data-turn')))

/**
 * Goes to the next slide and records what moves for each slide. Runs in one evaluation, because the movement is short.
 */
const animationsToNext = ({ root }: Slider) =>
  root.evaluate(async (element) => {
    // The other slides disappear when the script takes over.
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    element.querySelector<HTMLElement>('[aria-label$="siguiente"]')?.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return [...element.querySelectorAll('li')].map((slide) => {
      const effects = slide.getAnimations().map(({ effect }) => effect)
      const frames = effects.flatMap((effect) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      )
      return {
        ends: Math.max(0, ...effects.map((effect) => Number(effect?.getComputedTiming().endTime))),
        moves: frames.some((frame) => 'translate' in frame),
        fades: frames.some((frame) => 'opacity' in frame),
      }
    })
  })

test('advances every five seconds and wraps from the last slide to the first', async ({ page }) => {
  const slider = await openMoving(page)
  // The timer has been running since before the clock stopped, so measure from the first move on, which is at most
  // 100 ms ago.
  for (let waited = 0; waited < slideTime && (await turn(slider)) === 0; waited += 100) await pass(page, 100)
  expect(await turn(slider)).toBe(1)

  for (const expected of [2, 0]) {
    await pass(page, slideTime - 200)
    expect(await turn(slider)).not.toBe(expected)
    await pass(page, 200)
    expect(await turn(slider)).toBe(expected)
  }
})

test('fades for one and a half seconds', async ({ page }) => {
  const slider = await openSlider(page)

  expect(await animationsToNext(slider)).toEqual([
    { ends: 750, moves: false, fades: true },
    { ends: 1500, moves: false, fades: true },
    { ends: 0, moves: false, fades: false },
  ])
  await expect.poll(() => seen(slider)).toEqual([titles[1]])
})

test('the arrow keys and the buttons wrap around in both directions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const slider = await openSlider(page)

  await slider.viewport.press('ArrowLeft')
  expect(await seen(slider)).toEqual([titles[2]])
  await slider.viewport.press('ArrowRight')
  expect(await seen(slider)).toEqual([titles[0]])
  await slider.button(/anterior/).click()
  expect(await seen(slider)).toEqual([titles[2]])
  await slider.button(/siguiente/).click()
  expect(await seen(slider)).toEqual([titles[0]])
  await expect(slider.root.getByText('1 de 3')).toBeVisible()
})

test('loads the first picture first and the others on demand', async ({ page }) => {
  await page.goto('/')
  const images = sliderOf(page).slides.locator('img')
  await expect(images.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(images.nth(1)).toHaveAttribute('loading', 'lazy')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('scrolls by hand to every slide and shows no button that needs a script', async ({ page }) => {
    await page.goto('/')
    const { root, viewport, slides } = sliderOf(page)

    await expect(viewport).toHaveCSS('overflow-x', 'auto')
    await expect(viewport).toHaveCSS('scroll-snap-type', /x mandatory/)
    await expect(root.getByRole('button')).toHaveCount(0)
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded()
      await expect(slide.getByRole('heading')).toBeInViewport()
    }
  })
})

test('slides instead of fading when the owner chooses it', async ({ page }) => {
  test.setTimeout(60_000)
  const server = await startSliderSite('slide')
  try {
    const slider = await openSlider(page, server.url)

    const sliding = { ends: 1500, moves: true, fades: false }
    const resting = { ends: 0, moves: false, fades: false }
    expect(await animationsToNext(slider)).toEqual([sliding, sliding, resting])
    await expect.poll(() => seen(slider)).toEqual([titles[1]])
  } finally {
    await server.stop()
  }
})
