import { sampleDocuments } from '../../../../sample-site/index.ts'
import { parseSnapshot } from '../../../../src/content/documents/snapshot.ts'
import { findOverflow, scrollThrough } from '../../../support/section-faults.ts'
import { rounds, snapshotOf, type VariantSite } from '../../../support/variant-site.ts'
import { expect, Faults, openChoice, test } from '../../../support/variants.ts'

for (const [round, choice] of rounds.entries()) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`variant ${round + 1} of every section shows its content`, async ({ page, variantSite }) => {
      const faults = new Faults(choice, 'sample')

      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const { complaints } = await openChoice(page, variantSite, { content: 'sample', choice })
        for (const type of Object.keys(choice)) {
          if (type === 'CallToActionIndividual') continue
          const shown = page.locator(`[data-section="${type}"]`)
          await expect(shown, `${type} at ${width} px`).toHaveCount(1)
          // Both menus of a page may be hidden: the one for phones needs JavaScript.
          if (type !== 'NavMenu') expect((await shown.innerText()).length, type).toBeGreaterThan(0)
        }
        faults.add(await findOverflow(page), `${width} px without JavaScript`)
        faults.add(complaints(), `${width} px without JavaScript`)
      }

      faults.expectNone()
    })
  })

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' })

    test(`no part of variant ${round + 1} of every section moves by itself`, async ({
      page,
      variantSite,
    }) => {
      await openChoice(page, variantSite, { content: 'sample', choice })
      showWithShortSlides(variantSite, choice)
      await page.reload()
      // Hydrated elements move into place once. On a busy machine, the first scroll through the page may end before the
      // script checks what is near the viewport.
      await expect(async () => {
        await scrollThrough(page)
        await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0, { timeout: 5_000 })
      }).toPass()
      await page.waitForTimeout(1000)

      const moving = await page.evaluate(async (time) => {
        const sectionOf = (element: Element) =>
          element.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'page'
        const styles = () =>
          [...document.querySelectorAll('body *')].map((element) => ({
            element,
            style: element.getAttribute('style'),
          }))
        const before = new Map(styles().map(({ element, style }) => [element, style]))
        await new Promise((resolve) => setTimeout(resolve, time))
        const moved = styles()
          .filter(({ element, style }) => before.get(element) !== style)
          .map(({ element, style }) => `${sectionOf(element)}: ${before.get(element)} became ${style}`)
        const animated = document.getAnimations().flatMap(({ effect, playState }) => {
          if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return []
          return [`${sectionOf(effect.target)}: ${effect.target.outerHTML.slice(0, 100)} is animated`]
        })
        return [...moved, ...animated]
      }, slowestAutoplay + 300)

      expect(moving).toEqual([])
    })
  })
}

/** Long enough for every carousel to advance, in ms. */
const slowestAutoplay = 3000

/** The sample with another slide duration for the hero. */
function showWithShortSlides(site: VariantSite, choice: Parameters<typeof snapshotOf>[1]) {
  const siteContent = sampleDocuments['site-content']
  const heroSlider = { ...siteContent.heroSlider, autoplayDelay: 2000 }
  const { 'selected-sections': selected } = snapshotOf('sample', choice)
  site.show(
    parseSnapshot({
      ...sampleDocuments,
      'site-content': { ...siteContent, heroSlider },
      'selected-sections': selected,
    }),
  )
}
