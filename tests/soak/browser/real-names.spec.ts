import type { Page } from '@playwright/test'
import { moveMouse } from '../../support/mouse.ts'
import { practiceSnapshot, realPractices } from '../../support/real-practices.ts'
import {
  type Choice,
  defaultsWith,
  rounds,
  type VariantSite,
  variantsOf,
} from '../../support/variant-site.ts'
import { expect, Faults, test } from '../../support/variants.ts'
import { allWidths, faultsAtWidths, findWordFaults, openForWords } from '../../support/word-faults.ts'

const practices = realPractices()
const [longest] = practices

/** The practices with the longest and with the shortest texts. */
const extremes = practices.slice(0, 2)

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })

async function expectWholeWords(
  page: Page,
  site: VariantSite,
  { choice, path, shown = practices }: { choice: Choice; path: string; shown?: typeof practices },
) {
  const faults = new Faults(choice, 'sample')
  for (const practice of shown) {
    site.show(practiceSnapshot(practice, choice))
    await openForWords(page, path)
    faults.add(await faultsAtWidths(page, allWidths), practice.title)
  }
  faults.expectNone()
}

for (const Header of variantsOf('Header')) {
  for (const [place, NavMenu] of variantsOf('NavMenu').entries()) {
    const shown = place === 0 ? practices : extremes
    test(`${Header} with ${NavMenu} holds the data of ${shown.length} practices at every width`, async ({
      page,
      variantSite,
    }) => {
      test.setTimeout(400_000)

      await expectWholeWords(page, variantSite, {
        choice: defaultsWith({ Header, NavMenu }),
        path: '/sintomas',
        shown,
      })
    })
  }
}

for (const [round, choice] of rounds.entries()) {
  test(`variant ${round + 1} of every section holds the shortest and the longest data at every width`, async ({
    page,
    variantSite,
  }) => {
    test.setTimeout(400_000)

    await expectWholeWords(page, variantSite, { choice: defaultsWith(choice), path: '/', shown: extremes })
  })
}

for (const CallToActionIndividual of variantsOf('CallToActionIndividual')) {
  for (const path of ['/servicios/ultrasonido-obstetrico', '/enfermedades/endometriosis']) {
    test(`${path} with ${CallToActionIndividual} holds the longest data at every width`, async ({
      page,
      variantSite,
    }) => {
      test.setTimeout(400_000)

      const choice = defaultsWith({ CallToActionIndividual })
      await expectWholeWords(page, variantSite, { choice, path, shown: extremes })
    })
  }
}

for (const path of ['/servicios', '/contacto', '/no-existe']) {
  test(`${path} holds the shortest and the longest data at every width`, async ({ page, variantSite }) => {
    test.setTimeout(400_000)

    await expectWholeWords(page, variantSite, { choice: defaultsWith(), path, shown: extremes })
  })
}

test('the header and the hero break no word of the longest practice at 320 px', async ({
  page,
  variantSite,
}) => {
  const choice = defaultsWith()
  const faults = new Faults(choice, 'sample')
  for (const practice of extremes) {
    variantSite.show(practiceSnapshot(practice, choice))
    await page.setViewportSize({ width: 320, height: 800 })
    await openForWords(page, '/')
    faults.add(await findWordFaults(page, '[data-section="Header"]'), practice.title)
    faults.add(await findWordFaults(page, '[data-section="Hero"]'), practice.title)
  }
  faults.expectNone()
})

test('the default header, menu, banner and footer hold long, short and mixed data', async ({
  page,
  variantSite,
}) => {
  const choice = defaultsWith()
  const faults = new Faults(choice, 'sample')

  for (const practice of practices.slice(0, 4)) {
    variantSite.show(practiceSnapshot(practice, choice))
    await openForWords(page, '/sintomas')
    faults.add(await faultsAtWidths(page, [360, 1280]), practice.title)
  }

  faults.expectNone()
})

test('every default layout of the home page holds the longest data at every width', async ({
  page,
  variantSite,
}) => {
  if (!longest) throw new Error('There is no practice.')
  const choice = defaultsWith()
  const faults = new Faults(choice, 'sample')
  variantSite.show(practiceSnapshot(longest, choice))
  await openForWords(page, '/')

  faults.add(await faultsAtWidths(page, allWidths), longest.title)

  faults.expectNone()
})

test('the side menu shows the longest data whole', async ({ page, variantSite }) => {
  if (!longest) throw new Error('There is no practice.')
  variantSite.show(practiceSnapshot(longest, defaultsWith()))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/sintomas')

  await page.getByRole('button', { name: 'Abrir menú' }).click()

  await expect(page.locator('#menu')).toBeVisible()
  expect(await findWordFaults(page, '#menu')).toEqual([])
})

test('the floating buttons are beside the text at 768 px', async ({ page, variantSite }) => {
  if (!longest) throw new Error('There is no practice.')
  variantSite.show(practiceSnapshot(longest, defaultsWith()))
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/sintomas')
  await moveMouse(page, 300, 300)

  const button = page.locator('[data-floating] [data-island]').getByRole('link', { name: 'Llamar' })
  await expect(button).toBeVisible()
  const buttonBox = await button.boundingBox()
  const text = await page.locator('main .wrap').first().boundingBox()
  expect(buttonBox?.width).toBeGreaterThanOrEqual(44)
  expect(buttonBox?.x).toBeGreaterThanOrEqual((text?.x ?? 768) + (text?.width ?? 0))
})

for (const path of ['/enfermedades/infecciones-de-transmision-sexual', '/servicios/papanicolau']) {
  test(`${path} holds the longest data at every width`, async ({ page, variantSite }) => {
    if (!longest) throw new Error('There is no practice.')
    const choice = defaultsWith()
    const faults = new Faults(choice, 'sample')
    variantSite.show(practiceSnapshot(longest, choice))
    await openForWords(page, path)

    faults.add(await faultsAtWidths(page, allWidths), longest.title)
    for (const width of [320, ...allWidths]) {
      await page.setViewportSize({ width, height: 800 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }

    faults.expectNone()
  })
}
