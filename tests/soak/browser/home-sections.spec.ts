import { expect, test } from '../../support/fixtures.ts'
import { expectEach } from './each.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

test.describe('the hero', () => {
  test('shows the picture for the width in its reserved space', async ({ page }) => {
    await expectEach(
      [
        [phone, 'mural-movil.svg'],
        [{ width: 767, height: 900 }, 'mural-movil.svg'],
        [{ width: 768, height: 1024 }, 'mural-ancho.svg'],
        [{ width: 1024, height: 768 }, 'mural.svg'],
      ] as const,
      async ([size, file]) => {
        await page.setViewportSize(size)
        await page.goto('/')

        const picture = page.getByRole('img', { name: /^Tablero de azulejos/ })
        await expect(picture).toHaveJSProperty('complete', true)
        const { source, natural, shown } = await picture.evaluate((image: HTMLImageElement) => ({
          source: image.currentSrc,
          natural: image.naturalWidth / image.naturalHeight,
          shown: image.offsetWidth / image.offsetHeight,
        }))

        expect(source.endsWith(`/${file}`)).toBe(true)
        expect(shown).toBeCloseTo(natural, 1)
      },
    )
  })

  test('is between 400 and 850 px high', async ({ page }) => {
    await page.goto('/')
    const windows = [
      phone,
      { width: 600, height: 960 },
      { width: 1280, height: 500 },
      { width: 1536, height: 2000 },
    ]
    await expectEach(windows, async (size) => {
      await page.setViewportSize(size)

      const box = await page.getByRole('region', { name: 'Ginecología y obstetricia' }).boundingBox()

      expect(box?.height).toBeGreaterThanOrEqual(400)
      expect(box?.height).toBeLessThanOrEqual(850)
    })
  })

  test('shows all its texts on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    const hero = page.getByRole('region', { name: 'Ginecología y obstetricia' })

    const parts = [
      hero.getByRole('heading', { level: 1 }),
      hero.getByText('Dra. Nombre Apellido, ginecóloga y obstetra en Ciudad, Estado'),
      hero.getByRole('link', { name: 'Llamar', exact: true }),
      hero.getByRole('link', { name: 'WhatsApp', exact: true }),
      hero.getByText('Lunes a viernes y sábado, de 10:00 a 14:00'),
    ]

    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  })
})

test('certifications are shown at 140 × 140', async ({ page }) => {
  await expectEach([phone, desktop], async (size) => {
    await page.setViewportSize(size)
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Formación que puede comprobar' })

    const sizes = await section
      .locator('img[src*="/sellos/"]')
      .evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]))

    expect(sizes).toEqual(Array.from({ length: 4 }, () => [140, 140]))
  })
})

test('documents, the assessment and the presentation link to the contact page', async ({ page }) => {
  await page.goto('/')

  const links = [
    ...(await page.getByRole('link', { name: 'Agenda tu cita' }).all()),
    page.getByRole('link', { name: 'Cómo prepararse para su cita' }),
    page.getByRole('link', { name: 'Contáctame' }),
  ]

  expect(links).toHaveLength(4)
  for (const link of links) await expect(link).toHaveAttribute('href', '/contacto')
})

test('screen readers get the figures as words, and the presentation shows the years', async ({ page }) => {
  await page.goto('/')

  const figures = page.getByRole('region', { name: 'La experiencia, en números' })
  await expect(figures.getByRole('definition').filter({ hasText: 'Más de 500' })).toHaveCount(1)
  await expect(figures.getByText('Más de 1000')).toHaveCount(1)
  await expect(page.getByText('desde hace más de 5 años')).toBeVisible()
  await expect(page.getByText('{yearsOfExperience}')).toHaveCount(0)
})
