import type { Locator, Page } from '@playwright/test'
import type { Schedule } from '../../../src/content/hours/schedule.ts'
import { expect, signIn } from '../../support/admin.ts'
import { type ClockedSite, testWithClock as test, visitorAt } from '../../support/clocked-site.ts'
import { changeContent } from '../../support/site-info.ts'

// Mexico City is six hours behind UTC.
const year = new Date().getUTCFullYear()
const noonBefore = `${year}-12-15T18:00:00Z`
/** Three days before the first day it is announced. */
const lastMinuteUnannounced = `${year}-12-17T05:59:00Z`
const announced = `${year}-12-17T06:00:00Z`
const lastWorkday = `${year}-12-19T18:00:00Z`
const lastMinute = `${year}-12-20T05:59:30Z`
const midnight = `${year}-12-20T06:00:00Z`
const firstDay = `${year}-12-20T18:00:00Z`
const lastMinuteOff = `${year + 1}-01-04T05:59:00Z`
const back = `${year + 1}-01-04T18:00:00Z`

const mornings = [{ opens: '09:00', closes: '14:00' }]
/** Open every morning, whatever weekday the dates fall on. */
const everyMorning: Schedule = {
  monday: mornings,
  tuesday: mornings,
  wednesday: mornings,
  thursday: mornings,
  friday: mornings,
  saturday: mornings,
  sunday: mornings,
}

const text = 'El consultorio cierra por vacaciones del 20 de diciembre al 3 de enero'

/** What the home page, the contact page and its structured data say at a moment. */
async function looked(visitor: Page, moment: string) {
  await visitor.clock.setFixedTime(moment)
  await visitor.goto('/')
  const onHome = await visitor.getByText(text).count()
  await visitor.goto('/contacto')
  // The hours become live when they are in view and the page is used.
  await visitor.getByText('9:00 a 14:00').first().scrollIntoViewIfNeeded()
  await visitor.mouse.wheel(0, 50)
  const state = await visitor
    .getByRole('main')
    .getByText(/^(Abierto|Cerrado) ahora/)
    .textContent()
  const data = (await visitor.locator('script[type="application/ld+json"]').allTextContents()).join('')
  return {
    notice: [onHome > 0, (await visitor.getByText(text).count()) > 0],
    state,
    closure: /"validFrom":"(?<from>[^"]+)","validThrough":"(?<through>[^"]+)"/.exec(data)?.groups,
  }
}

/** The server looks at its clock twice a second. */
async function expectAt(site: ClockedSite, visitor: Page, moment: string, expected: Record<string, unknown>) {
  await site.setClock(moment)
  await expect(async () => expect(await looked(visitor, moment)).toMatchObject(expected)).toPass()
}

test('a vacation entered on a phone in under 13 taps is right before, during and after it', async ({
  page,
  browser,
  admin,
}) => {
  await admin.setClock(noonBefore)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.setFixedTime(noonBefore)
  await signIn(page)
  await changeContent(page, ({ doctorWorkInfo }) =>
    Object.assign(doctorWorkInfo.consulting, { schedule: everyMorning }),
  )
  await page.reload()

  let taps = 0
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  /** The phone's calendar takes a tap to open, one for each month ahead, one on the day, and one to accept. */
  const choose = async (target: Locator, date: string, monthsAhead: number) => {
    await target.fill(date)
    taps += 3 + monthsAhead
  }
  await tap(page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Avisos' }))
  await tap(page.getByRole('button', { name: 'Vacaciones' }))
  await choose(page.getByLabel(/^Desde(?! la)/), `${year}-12-20`, 0)
  await choose(page.getByLabel(/^Hasta(?! la)/), `${year + 1}-01-03`, 1)
  await tap(page.getByRole('link', { name: /^Publicar \d/ }))
  await tap(page.getByRole('button', { name: /^Publicar \d/ }))
  await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
  expect(taps).toBeLessThan(13)

  const visitor = await visitorAt(browser, admin, noonBefore)
  const closure = { from: `${year}-12-20`, through: `${year + 1}-01-03` }
  const open = 'Abierto ahora · cierra a las 14:00'
  const closed = { notice: [true, true], closure }
  await expectAt(admin, visitor, lastMinuteUnannounced, { notice: [false, false] })
  await expectAt(admin, visitor, announced, { notice: [true, true] })
  await expectAt(admin, visitor, lastWorkday, { notice: [true, true], state: open, closure })
  await expectAt(admin, visitor, lastMinute, { notice: [true, true], closure })
  const opens = expect.stringMatching(/^Cerrado ahora · abre el \w+ 4 de enero a las 9:00$/)
  await expectAt(admin, visitor, midnight, { ...closed, state: opens })
  await expectAt(admin, visitor, firstDay, { ...closed, state: opens })
  await expectAt(admin, visitor, lastMinuteOff, {
    ...closed,
    state: 'Cerrado ahora · abre mañana a las 9:00',
  })
  await expectAt(admin, visitor, back, { notice: [false, false], state: open, closure: undefined })
})
