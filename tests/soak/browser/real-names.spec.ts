import type { Page } from '@playwright/test'
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
import { expectEach } from './each.ts'

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

for (const [place, Header] of variantsOf('Header').entries()) {
  const NavMenu = variantsOf('NavMenu')[place % variantsOf('NavMenu').length]
  test(`${Header} holds the data of ${practices.length} practices at every width`, async ({
    page,
    variantSite,
  }) => {
    test.setTimeout(400_000)

    await expectWholeWords(page, variantSite, {
      choice: defaultsWith({ Header, ...(NavMenu && { NavMenu }) }),
      path: '/sintomas',
    })
  })
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

test('other pages hold the shortest and the longest data at every width', async ({ page, variantSite }) => {
  test.setTimeout(600_000)
  const [first, second] = variantsOf('CallToActionIndividual')
  await expectEach(
    [
      ['/servicios', first],
      ['/contacto', first],
      ['/no-existe', first],
      ['/servicios/papanicolau', first],
      ['/enfermedades/infecciones-de-transmision-sexual', second],
    ] as const,
    ([path, layout = '']) =>
      expectWholeWords(page, variantSite, {
        choice: defaultsWith({ CallToActionIndividual: layout }),
        path,
        shown: extremes,
      }),
  )
})

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

test('the side menu shows the longest data whole', async ({ page, variantSite }) => {
  if (!longest) throw new Error('There is no practice.')
  variantSite.show(practiceSnapshot(longest, defaultsWith()))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/sintomas')

  await page.getByRole('button', { name: 'Abrir menú' }).click()

  await expect(page.locator('#menu')).toBeVisible()
  expect(await findWordFaults(page, '#menu')).toEqual([])
})
