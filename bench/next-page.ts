import puppeteer from 'puppeteer-core'
import { chromiumPath } from '#tests/chromium.ts'
import { startSlowLine } from './next-page/slow-line.ts'
import { tapToPaint } from './next-page/tap-to-paint.ts'
import { ways } from './next-page/ways.ts'
import { atMost, type Measured, type Print } from './results.ts'
import { settled } from './support/process-figures.ts'
import { startSite } from './support/site.ts'
import { median } from './support/statistics.ts'

/** Measures taps on links on a slow line: with pages prepared in advance, and as a visitor who saves data. */
export async function measure(print: Print): Promise<Measured> {
  await using opened = new AsyncDisposableStack()
  const site = await startSite()
  opened.defer(site.stop)
  await settled(site.pid)
  const line = await startSlowLine(opened, site.port)
  // Playwright's connection turns prerendering off.
  const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  opened.defer(() => browser.close())

  const rows: [way: string, prepared: number, plain: number, extraKB: number][] = []
  for (const [from, link] of ways) {
    const prepared = await tapToPaint(browser, from, link, { ...line, savesData: false })
    const plain = await tapToPaint(browser, from, link, { ...line, savesData: true })
    const extra = (prepared.received - plain.received) / 1024
    print(`${from} → ${link}: ${prepared.ms} ms, ${plain.ms} ms`)
    rows.push([`\`${from}\` → \`${link}\``, prepared.ms, plain.ms, Number(extra.toFixed(1))])
  }
  return {
    figures: [
      {
        id: 'next-page.tap',
        what: `Tap on a link → largest paint of the next page, slow 4G, median of ${ways.length} ways`,
        value: median(rows.map(([, prepared]) => prepared)),
        unit: 'ms',
        target: atMost(250),
      },
      {
        id: 'next-page.tap.plain',
        what: 'The same for a visitor who saves data',
        value: median(rows.map(([, , plain]) => plain)),
        unit: 'ms',
      },
      {
        id: 'next-page.bytes',
        what: 'Loaded in advance before the tap, maximum of all ways',
        value: Math.max(...rows.map(([, , , extra]) => extra)),
        unit: 'KB',
        target: atMost(60),
      },
    ],
    tables: [
      {
        caption: 'From the touch of a link to the largest paint of its page',
        columns: ['way', 'prepared ms', 'saving data ms', 'KB in advance'],
        rows,
      },
    ],
    notes: [],
  }
}
