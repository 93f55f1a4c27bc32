import { expect, test } from '@playwright/test'
import { startExportedSite } from '../../support/exported-site.ts'
import { everyPage } from '../../support/routes.ts'
import { snapshotWithPlaces } from '../../support/site-with-places.ts'

test('an export names the open place, and has every place with its telephone on each page', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const { 'site-content': siteContent } = snapshotWithPlaces(4)
  const site = await startExportedSite(async (owner) => {
    const { status } = await owner.post('/api/site-content', { siteContent })
    expect(status).toBe(200)
  })
  try {
    const paths = await everyPage(site.url)
    for (const path of paths) {
      const html = await (await fetch(site.url + path)).text()
      for (const name of ['Consultorio Roma', 'Star Médica', 'Torre de Especialidades', 'Clínica Lomas'])
        expect(html, path).toContain(name)
      expect(html, path).toContain('href="tel:+522224445566"')
      expect(html, path).toContain('"@type":"Hospital"')
      expect(html, path).toMatch(/"dayOfWeek":\["Saturday"\],"opens":"10:00","closes":"13:00","validFrom":/)
    }
    // Mexico City is six hours behind UTC.
    await page.clock.setFixedTime('2026-11-30T23:00:00Z')
    await page.setViewportSize({ width: 360, height: 800 })
    for (const path of ['/', '/contacto']) {
      await page.goto(site.url + path)
      await page.mouse.wheel(0, 2)
      await expect(page.locator('[data-longest]').first(), path).toHaveText(
        'Abierto ahora en Star Médica, hasta las 20:00',
      )
    }
  } finally {
    await site.stop()
  }
})
