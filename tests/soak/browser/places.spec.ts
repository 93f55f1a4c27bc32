import { expectOpenPlace } from '../../support/open-place.ts'
import { snapshotWithPlaces } from '../../support/site-with-places.ts'
import { variantsOf } from '../../support/variant-site.ts'
import { expect, test } from '../../support/variants.ts'
import { expectEach } from './each.ts'

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

// Mexico City is six hours behind UTC. 30 November 2026 is a Monday, 5 December the first Saturday of its month.
test('the pages name the place that is open or next', async ({ page, variantSite }) => {
  await expectEach(
    [
      {
        moment: '2026-11-30T18:00:00Z',
        says: 'Abierto ahora en el Consultorio Roma, hasta las 14:00',
        first: 'Consultorio Roma',
      },
      {
        moment: '2026-12-05T03:00:00Z',
        says: /^Cerrado ahora · abre mañana a las 10:00 en la Torre de Especialidades/,
        first: /^Torre de Especialidades/,
      },
    ],
    async ({ moment, says, first }) => {
      await expectOpenPlace(page, variantSite, { moment, says, first })
    },
  )
})

test('«¿Dónde atiende el sábado?» is answered in two taps, by the search or by the open place', async ({
  page,
  variantSite,
}) => {
  variantSite.show(snapshotWithPlaces(4))
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' }).tap()
  await page.getByRole('searchbox').tap()
  await page.keyboard.type('dónde atiende el sábado')
  const result = page.locator('[data-result]').first()
  await expect(result).toContainText('Torre de Especialidades')
  await expect(page.getByText(/Primer y tercer sábado, de\s10:00\sa\s13:00/).first()).toBeInViewport()

  // On a Friday evening the next place is the one of Saturday.
  await page.clock.setFixedTime('2026-12-05T03:00:00Z')
  await page.goto('/')
  await page.mouse.wheel(0, 2)
  await expect(page.locator('[data-longest]').first()).toContainText('Torre de Especialidades')
  await page.locator('[data-longest]').first().tap()
  await expect(page).toHaveURL(/contacto#/)
  await expect(page.locator('#lugar-torre').getByText('Primer y tercer sábado')).toBeVisible()
})

test('the buttons of a service that is done at one place are of that place, everywhere on its page', async ({
  page,
  variantSite,
}) => {
  const snapshot = snapshotWithPlaces(3)
  variantSite.show(snapshot)
  await page.goto(`/servicios/${snapshot.services[0]?.id}`)
  const contact = page.getByRole('complementary', { name: 'Contacto rápido' })
  const calls = contact.locator('a[href^="tel:"]')
  const chats = contact.locator('a[href^="https://wa.me/"]')
  const chat = `https://wa.me/522221112233?text=${encodeURIComponent('Hola, quisiera una cita en Star Médica.')}`
  const hrefs = (links: typeof calls) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

  expect(await hrefs(calls)).toEqual(['tel:+522224445566'])
  expect(await hrefs(chats)).toEqual([chat])
  const banner = page.getByRole('main').locator('header').first()
  await expect(banner.getByText('Solo en Star Médica.')).toBeVisible()
  expect(await hrefs(banner.locator('a[href^="tel:"]'))).toEqual(['tel:+522224445566'])
  expect(await hrefs(banner.locator('a[href^="https://wa.me/"]'))).toEqual([chat])

  await page.mouse.wheel(0, 200)
  await expect(contact.getByLabel('Escribir por WhatsApp')).toHaveAttribute('href', chat)
  expect(new Set(await hrefs(calls))).toEqual(new Set(['tel:+522224445566']))
  expect(new Set(await hrefs(chats))).toEqual(new Set([chat]))
})

test('a number that is only for messages is written to, not called', async ({ page, variantSite }) => {
  const snapshot = snapshotWithPlaces(3)
  snapshot['site-content'].doctorWorkInfo.otherPlaces[0]?.phones.push(
    { id: 'mensajes', subheader: 'Solo mensajes', phone: '+522221112244', display: '' },
    { id: 'whatsapp', subheader: 'Solo WhatsApp', phone: '+522221112255', display: '' },
  )
  variantSite.show(snapshot)
  await page.goto('/contacto#lugar-star-medica')
  const place = page.locator('#lugar-star-medica')

  await expect(place.getByRole('link', { name: '222 111 2244' })).toHaveAttribute('href', 'sms:+522221112244')
  await expect(place.getByRole('link', { name: '222 111 2255' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/522221112255\?/,
  )
})

test('a place is on no page after its last day, and says from when it is used before its first one', async ({
  page,
  variantSite,
}) => {
  const dated = (moment: string) => {
    const snapshot = snapshotWithPlaces(3)
    const [afternoons] = snapshot['site-content'].doctorWorkInfo.otherPlaces
    Object.assign(afternoons ?? {}, { startsOn: '2026-12-02', endsOn: '2026-12-10' })
    variantSite.show({ ...snapshot, moment: new Date(moment) })
  }
  const place = page.locator('#lugar-star-medica')

  dated('2026-12-01T18:00:00Z')
  await page.goto('/contacto')
  await expect(place).toContainText('Desde el 2 de diciembre · Hasta el 10 de diciembre')
  dated('2026-12-10T18:00:00Z')
  await page.goto('/contacto')
  await expect(place).toContainText('Hasta el 10 de diciembre')
  await expect(place).not.toContainText('Desde')
  dated('2026-12-11T18:00:00Z')
  await page.goto('/contacto')
  await expect(place).toHaveCount(0)
  await expect(page.getByText('Star Médica')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a tap shows the timetable above the header, and another one whom to call', async ({
    page,
    variantSite,
  }) => {
    await expectEach(variantsOf('Hero'), async (Hero) => {
      variantSite.show(snapshotWithPlaces(4, { Hero }))
      await page.goto('/')
      const line = page.getByLabel('Horario de hoy')
      await expect(line.locator('noscript li').first()).toBeHidden()
      await line.locator('summary').tap()
      const hours = line.locator('noscript li')
      await expect(hours.first()).toBeVisible()
      await expect(hours).toHaveText([
        /^Consultorio Roma Lunes a viernes, de\s9:00\sa\s14:00$/,
        /^Star Médica Lunes a viernes, de\s16:00\sa\s20:00$/,
        /^Torre de .* Primer y tercer sábado, de\s10:00\sa\s13:00$/,
        'Clínica Lomas previa cita',
      ])
      // The same button of every hero asks which place, without a script.
      const hero = page.locator('[data-section="Hero"]')
      await hero.locator('.btn-call').tap()
      await expect(hero.getByRole('link', { name: 'Star Médica 222 444 5566' })).toBeInViewport()
      await expect(hero.getByRole('link', { name: /^Consultorio Roma/ }).first()).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  })
})
