import { setTimeout as delay } from 'node:timers/promises'
import { shiftsSeen, watchShifts } from '../../../support/section-faults.ts'
import { rounds, snapshotOf, variantsOf } from '../../../support/variant-site.ts'
import { expect, test } from '../../../support/variants.ts'
import { expectEach } from '../each.ts'

/** A few frames. */
const untilDrawn = () => delay(40)

const firstSeen = ['Header', 'NavMenu', 'Hero'] as const
const count = Math.max(...firstSeen.map((type) => variantsOf(type).length))

test('no header, menu or hero shifts anything while the page arrives in pieces', async ({
  page,
  variantSite,
}) => {
  await watchShifts(page)
  await expectEach(rounds.slice(0, count), async (choice) => {
    variantSite.show(snapshotOf('sample', choice), { cut: afterEachPart, pause: untilDrawn })

    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      expect(await shiftsSeen(page), `at ${width} px`).toEqual([])
    }
  })
})

/** Cuts a page after each part of its first screen. Content of closed lists and dialogs stays with its part. */
function afterEachPart(html: string): string[] {
  const ends = [0]
  let lists = 0
  for (const { 0: tag, 1: name, index } of html
    .slice(0, endOfHero(html))
    .matchAll(/<\/?(ul|dialog|a|button|nav|img|p|h1|h2)\b[^>]*>/g)) {
    const isEnd = tag.startsWith('</')
    if (name === 'ul' || name === 'dialog') lists += isEnd ? -1 : 1
    if (lists < 2) ends.push(isEnd ? index + tag.length : index)
  }
  return ends.map((start, place) => html.slice(start, ends[place + 1]))
}

function endOfHero(html: string): number {
  const hero = html.indexOf('data-section="Hero"')
  const next = html.indexOf('data-section=', hero + 1)
  return next < 0 ? html.indexOf('</main>') : next
}
