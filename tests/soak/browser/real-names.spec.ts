import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { catalogue } from '../../../src/content/catalogue/index.ts'
import { parseSnapshot } from '../../../src/content/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { expect, test } from '../../support/fixtures.ts'
import { soakIf } from '../../support/tiers.ts'

const names = ['Dra. Lucía Herrera Montes', 'Dra. María de los Ángeles Hernández-Villaseñor']
const headers = catalogue.Header.variants.map(({ file }) => file)
const menus = catalogue.NavMenu.variants.map(({ file }) => file)

/** Every header once, each with another menu; the sample's own layouts first. */
const layouts = headers.map((header, index) => ({ header, menu: menus[index % menus.length] ?? '' }))

for (const name of names) {
  for (const { header, menu } of layouts) {
    test(
      `${header} with ${menu} shows ${name} without broken words or horizontal scroll`,
      soakIf(name !== names.at(-1) || header !== headers[0]),
      async ({ page, site }) => {
        const renderer = await loadRenderer(join(import.meta.dirname, '../../dist'), site.url)
        const snapshot = parseSnapshot({
          ...sampleDocuments,
          'site-content': {
            ...sampleDocuments['site-content'],
            doctorInfo: { ...sampleDocuments['site-content'].doctorInfo, name },
          },
          'selected-sections': {
            Header: { component: header, display: true },
            NavMenu: { component: menu, display: true },
          },
        })
        const body = renderer.render(snapshot, '/enfermedades')?.body ?? ''
        await page.route(`${site.url}/enfermedades`, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
        )

        for (const width of [320, 360, 768, 1024, 1280, 1366, 1440, 1536]) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto('/enfermedades')
          await page.evaluate(() => document.fonts.ready)

          expect(await brokenWords(page), `${width} px`).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
          expect(await pixelsBeyondBar(page), `${width} px`).toBeLessThanOrEqual(iconPadding)
        }
      },
    )
  }
}

for (const path of ['/', '/servicios/ultrasonido-obstetrico', '/enfermedades/endometriosis', '/contacto']) {
  test(
    `${path} breaks no word of a heading, a button or a menu`,
    soakIf(path !== '/' && path !== '/contacto'),
    async ({ page }) => {
      for (const width of [320, 360, 768, 1280, 1536]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)

        expect(await brokenWords(page), `${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      }
    },
  )
}

/** An icon at the end of the bar lines up with the column; its button extends beyond it by this padding, in px. */
const iconPadding = 14

/** Distance by which the header's last link or button passes the end of the header's column. */
const pixelsBeyondBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header > *')
    if (!bar) throw new Error('The page has no header.')
    const end = bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight)
    const controls = [...bar.querySelectorAll('a, button')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    )
    return Math.max(...controls.map((control) => control.getBoundingClientRect().right)) - end
  })

/** Words of menus, buttons and headings that are split across two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    for (const part of document.querySelectorAll(
      'header, nav, h1, h2, h3, button, .btn, .more-link, footer',
    )) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
        // Text for screen readers is clipped on purpose.
        if (node.parentElement.offsetWidth <= 1) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  })
