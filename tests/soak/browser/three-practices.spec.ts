import { servePhotographs } from '../../support/marked-face.ts'
import { findOverflow, loadPictures } from '../../support/section-faults.ts'
import { findSparseFaults } from '../../support/sparse-faults.ts'
import { type PracticeName, threePractices } from '../../support/three-practices.ts'
import { expect, Faults, test } from '../../support/variants.ts'

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const name of Object.keys(threePractices) as PracticeName[]) {
  test(`the pages of an invented practice look finished at five widths: ${name}`, async ({
    page,
    variantSite,
  }) => {
    test.setTimeout(300_000)
    await servePhotographs(page, () => 'wide')
    const snapshot = threePractices[name]()
    variantSite.show(snapshot)
    const faults = new Faults({}, 'sample')
    const paths = [
      ...['/', '/perfil', '/servicios', `/servicios/${snapshot.services[0]?.id}`],
      ...[`/enfermedades/${snapshot.diseases[0]?.id}`, '/contacto', '/preguntas', '/no-existe'],
      ...snapshot.pages.map(({ id }) => `/paginas/${id}`),
    ]

    for (const path of paths) {
      await page.goto(path)
      for (const width of [360, 768, 1280, 1536, 1920]) {
        await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
        await loadPictures(page)
        const where = `${path}, ${width} px`
        faults.add(await findOverflow(page), where)
        faults.add(await findSparseFaults(page), where)
      }
      expect(await page.locator('body').innerText()).not.toContain('Querétaro, Querétaro')
    }

    faults.expectNone()
  })
}

test('a photograph of the doctor is beside the words of her profile', async ({ page, variantSite }) => {
  await servePhotographs(page, () => 'tall')
  variantSite.show(threePractices.photographed())
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto('/perfil')

  const portrait = await page.locator('article img').first().boundingBox()
  const words = await page.getByText('Estudié en la UNAM').boundingBox()
  expect(portrait?.y).toBeCloseTo(words?.y ?? Number.NaN, -1)
})

test('a photograph of the doctor is not cut to a strip on a phone', async ({ page, variantSite }) => {
  await servePhotographs(page, () => 'tall')
  variantSite.show(threePractices.photographed())
  await page.setViewportSize({ width: 360, height: 740 })

  await page.goto('/perfil')

  const portrait = await page.locator('article img').first().boundingBox()
  expect(portrait?.height).toBeGreaterThan(portrait?.width ?? Number.NaN)
})
