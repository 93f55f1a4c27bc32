import { controls } from './interactions/controls.ts'
import { timeOfFirstTap } from './interactions/first-tap.ts'
import { interactionToNextPaint } from './interactions/latency.ts'
import { atMost, type Figure, type Measured, type Print } from './results.ts'
import { cpuSlowdown, launchBrowser } from './support/browser.ts'
import { layoutChooser } from './support/layouts.ts'
import { settled } from './support/process-figures.ts'
import { repeat } from './support/repeat.ts'
import { startSite } from './support/site.ts'
import { median } from './support/statistics.ts'

const firstTaps = 7
const loads = 5

/** Measures the response time to taps on a phone's processor. */
export async function measure(print: Print): Promise<Measured> {
  await using opened = new AsyncDisposableStack()
  const site = await startSite()
  opened.defer(site.stop)
  const choose = await layoutChooser(site)
  // This layout opens its photos over the page.
  await choose({ PhotosGallery: 'photos-gallery-mosaic' })
  await settled(site.pid)
  const browser = await launchBrowser(opened)

  print(`${firstTaps} first taps on the menu`)
  const opening = await repeat(firstTaps, () => timeOfFirstTap(browser, site.url))
  const rows: (string | number)[][] = []
  const figures: Figure[] = [
    {
      id: 'interactions.first-tap',
      what: 'First tap on the menu → menu shown, slow 4G, empty cache',
      value: median(opening),
      unit: 'ms',
      target: atMost(100),
    },
  ]
  for (const control of controls) {
    print(`${control.name}: ${loads} visits`)
    const latencies = await repeat(loads, () => interactionToNextPaint(browser, site.url, control, 'scroll'))
    rows.push([control.name, ...summary(latencies)])
    figures.push({
      id: `interactions.${control.name}`,
      what: `Interaction to Next Paint, ${control.name}`,
      value: median(latencies),
      unit: 'ms',
      target: atMost(100),
    })
  }
  for (const control of controls.filter(({ name }) => name !== 'menu' && name !== 'search')) {
    print(`${control.name}: ${loads} visits by a jump`)
    const latencies = await repeat(loads, () => interactionToNextPaint(browser, site.url, control, 'jump'))
    rows.push([`${control.name}, at the moment of a jump`, ...summary(latencies)])
  }
  return {
    figures,
    tables: [
      {
        caption: `Slowest of five taps, or keys, in ms, with the processor slowed ${cpuSlowdown}×`,
        columns: ['control', `median of ${loads} visits`, 'best', 'worst'],
        rows: [['menu, first tap on slow 4G', ...summary(opening).map(Math.round)], ...rows],
      },
    ],
    notes: [],
  }
}

const summary = (times: readonly number[]) => [median(times), Math.min(...times), Math.max(...times)]
