import type { Page } from '@playwright/test'
import { browserFontSize, expectWithinWindow } from '../../support/larger-text.ts'
import { practiceSnapshot, realPractices } from '../../support/real-practices.ts'
import { findOverflow } from '../../support/section-faults.ts'
import { defaultsWith, snapshotOf, variantsOf } from '../../support/variant-site.ts'
import { expect, Faults, test } from '../../support/variants.ts'
import { findWordFaults, openForWords } from '../../support/word-faults.ts'
import { expectEach } from './each.ts'

// The usual size is in real-names.spec.ts.

const [longest] = realPractices()

const header = '[data-section="Header"]'

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })

/** Font sizes of browsers in px, and widths of windows. */
const sizes = [20, 32]
const widths = [320, 360, 768, 1280]

for (const [place, Header] of variantsOf('Header').entries()) {
  const NavMenu = variantsOf('NavMenu')[place % variantsOf('NavMenu').length]
  test(`${Header} cuts and covers nothing in text of ${sizes.join(', ')} px`, async ({
    page,
    variantSite,
  }) => {
    test.setTimeout(400_000)
    if (!longest) throw new Error('There is no practice.')
    const choice = defaultsWith({ Header, ...(NavMenu && { NavMenu }) })
    const faults = new Faults(choice, 'sample')
    const setFontSize = await browserFontSize(page)
    for (const snapshot of [snapshotOf('sample', choice), practiceSnapshot(longest, choice)]) {
      variantSite.show(snapshot)
      await openForWords(page, '/sintomas')
      for (const size of sizes) {
        await setFontSize(size)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const { name } = snapshot['site-content'].doctorInfo
          const where = `${name}, text of ${size} px, ${width} px`
          for (const top of [0, 600]) {
            await scrollTo(page, top)
            faults.add(await findWordFaults(page, header), `${where}, scrolled ${top} px`)
            faults.add(await headerFaults(page), `${where}, scrolled ${top} px`)
          }
          faults.add(await findOverflow(page), where)
        }
      }
    }
    faults.expectNone()
  })
}

test('other pages stay within the window in larger text', async ({ page, variantSite }) => {
  const paths = ['/servicios', '/enfermedades/endometriosis', '/contacto', '/buscar']
  await expectEach(paths, (path) => expectWithinWindow(page, variantSite, path))
})

test('the side menu keeps its words whole in text of 32 px', async ({ page, variantSite }) => {
  variantSite.show(snapshotOf('sample', defaultsWith()))
  const setFontSize = await browserFontSize(page)
  await setFontSize(32)
  await page.setViewportSize({ width: 360, height: 800 })
  await openForWords(page, '/sintomas')

  await page.getByRole('button', { name: 'Abrir menú' }).click()

  await expect(page.locator('#menu')).toBeVisible()
  expect(await findWordFaults(page, '#menu a[href="/"]')).toEqual([])
})

async function scrollTo(page: Page, top: number) {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
  await page.waitForFunction((isSmall) => !!document.querySelector('[data-stuck]') === isSmall, top > 0)
}

/** Links and buttons of the header that reach beyond its bar or over each other, and a strip of licences below it. */
function headerFaults(page: Page) {
  return page.evaluate((selector) => {
    const faults: { section: string; what: string }[] = []
    const note = (what: string) => faults.push({ section: 'Header', what })
    const bar = document.querySelector(`${selector} header`)
    if (!bar) throw new Error('The page has no header.')
    const edge = bar.getBoundingClientRect()
    const controls = [...bar.querySelectorAll<HTMLElement>('a, button')].filter(
      (control) =>
        !control.closest('dialog, ul ul') &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    /** Visible texts and icons: the buttons of lists reach with their empty edges over their neighbours. */
    const boxOf = (control: HTMLElement) => {
      const parts = [...control.querySelectorAll('b, small, img, svg, span:not(:has(*))')].filter((part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      const boxes = (parts.length > 0 ? parts : [control]).map((part) => part.getBoundingClientRect())
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
    }
    for (const [index, control] of controls.entries()) {
      const box = boxOf(control)
      const name = control.innerText || control.ariaLabel
      if (box.left < edge.left - 1 || box.right > edge.right + 1) note(`«${name}» is beside the bar`)
      for (const other of controls.slice(index + 1)) {
        const next = boxOf(other)
        const across = Math.min(box.right, next.right) - Math.max(box.left, next.left)
        const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
        if (across > 2 && down > 2) note(`«${name}» lies on «${other.innerText || other.ariaLabel}»`)
      }
    }
    const strip = document.querySelector('aside p')?.getBoundingClientRect()
    if (strip && scrollY === 0 && strip.bottom > edge.top + 1) note('lies on the strip of licences')
    return faults
  }, header)
}
