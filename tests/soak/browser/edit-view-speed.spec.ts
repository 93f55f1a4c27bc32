import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect, signIn } from '../../support/admin.ts'
import { editedPage, waitForFields } from '../../support/edit-view.ts'
import { seedLargeSite } from '../../support/large-site.ts'
import { usualChromium } from '../../support/launch-options.ts'
import { ownerEnv } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'

// Prints how fast the editing view is (docs/decisions/0039). The times depend on the machine, so the test only expects the
// texts.
const test = base.extend({
  admin: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'consultorio-'))
    await seedLargeSite(folder, 200)
    const server = await startServer({ env: { ...ownerEnv, DATA_DIR: folder } })
    await use(server)
    await server.stop()
  },
})

test.use({ launchOptions: usualChromium })

test('the editing view opens and follows each key on a site with 200 entries', async ({ page }) => {
  await signIn(page, '/admin')
  const opened: number[] = []
  for (let visit = 0; visit < 5; visit += 1) {
    const start = performance.now()
    await page.goto('/admin/editar')
    await page.waitForFunction(() => {
      const frame = document.querySelector('iframe:not([inert])')
      return (
        frame instanceof HTMLIFrameElement &&
        /[\u2061-\u2064]{7}/.test(frame.contentDocument?.body.textContent ?? '')
      )
    })
    opened.push(performance.now() - start)
  }

  await page.goto('/admin/editar?pagina=%2F&documento=site-content&campo=doctorInfo.name')
  await waitForFields(page)
  const name = page.getByRole('region', { name: 'Lo que se edita' }).getByRole('textbox').first()
  await name.fill('Dra. ')
  const title = editedPage(page).locator('title')
  await expect.poll(() => title.textContent()).toContain('Dra.,')
  await watchKeys(page)
  const typed = 'Guadalupe Etchegaray Villa'
  await name.pressSequentially(typed, { delay: 400 })
  await expect.poll(() => title.textContent()).toContain(typed)

  const { texts, renderings } = await page.evaluate(() => window.keyTimes)
  expect(texts.length).toBe(typed.length)
  console.log(
    [
      `open: ${summary(opened)}`,
      `key to text: ${summary(texts)}`,
      `key to the server's rendering: ${summary(renderings)}`,
    ].join('\n'),
  )
})

declare global {
  interface Window {
    keyTimes: { texts: number[]; renderings: number[] }
  }
}

/** Notes the time from each key until the page shows the text, and until the server's rendering of it is in the page. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('iframe')?.contentDocument
    if (!shown) throw new Error('There is no page.')
    const times = { texts: [] as number[], renderings: [] as number[] }
    window.keyTimes = times
    let pressed = 0
    let awaitsText = false
    addEventListener(
      'input',
      () => {
        pressed = performance.now()
        awaitsText = true
      },
      true,
    )
    const note = (list: number[]) => list.push(performance.now() - pressed)
    new MutationObserver(() => {
      if (awaitsText) note(times.texts)
      awaitsText = false
    }).observe(shown.body, { characterData: true, childList: true, subtree: true })
    const title = shown.querySelector('title')
    if (title) new MutationObserver(() => note(times.renderings)).observe(title, { childList: true })
  })

function summary(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, of ${sorted.length}`
}
