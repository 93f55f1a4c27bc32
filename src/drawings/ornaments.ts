/** Single ornaments: emblem, corner flowers, frieze, divider, experience tiles. */

import { tileIn } from './boards.ts'
import { brand, type Inks, inks, inverted } from './colours.ts'
import { divider, halfFlowers } from './frieze.ts'
import { cornerFlower } from './motifs/corners.ts'
import { clipped, type Markup, path, rect, shared, times } from './svg.ts'
import type { Sketch } from './svg-file.ts'
import { simpleTile, tile, tileBox } from './tile.ts'

/** The dark cobalt of the page's footer, so that ornaments on it blend in. */
const footInks: Inks = { ...inks, line: brand[950] }

const emblem = (): Markup =>
  rect(-118, -118, 236, 236, brand[800], 6) + simpleTile('emblema', { invert: true, bare: true })

/** A tile with one quarter broken off, for the 404 page. */
const brokenTile = (): Markup => {
  const whole = shared(
    tileIn(0, 0, 480, tile('no-encontrada', { rosette: 'dalia', axial: 'tulipan', diagonal: 'hoja' })),
  )
  const quarter = 'M240 240H480V480H240Z'
  const combed = times(10, (i) => `M240 ${252 + i * 24}c60 -14 120 14 240 0`)
  const cut = `<path d="${quarter}" fill="none" stroke="${brand[800]}" stroke-width="5"/>`
  const loose = clipped(quarter, whole) + cut
  return (
    clipped('M0 0H480V240H240V480H0Z', whole) +
    rect(240, 240, 240, 240, brand[200]) +
    clipped(quarter, `<path d="${combed}" fill="none" stroke="${brand[300]}" stroke-width="7"/>`) +
    cut +
    `<g transform="rotate(11 380 380) translate(34 30)">${path('M250 250H490V490H250Z', brand[400])}${loose}</g>`
  )
}

const flowerBox = { width: 96, height: 96, viewBox: '-48 -48 96 96' }

export const ornaments: Readonly<Record<string, Sketch>> = {
  emblema: { width: 240, height: 240, viewBox: tileBox, draw: emblem },
  flor: { ...flowerBox, draw: () => cornerFlower(inks) },
  'flor-inversa': { ...flowerBox, draw: () => cornerFlower(inverted(inks)) },
  friso: { width: 64, height: 48, draw: () => halfFlowers({ invert: true, inks: footInks }).markup },
  divisor: { width: 252, height: 48, viewBox: '-126 -24 252 48', draw: () => divider() },
  'no-encontrada': { width: 480, height: 480, draw: brokenTile },
  'cifras/1': experience('e1', { rosette: 'ocho', axial: 'tulipan' }),
  'cifras/2': experience('e2', { rosette: 'estrella', axial: 'pluma' }),
  'cifras/3': experience('e3', { rosette: 'dalia', axial: 'granada' }),
}

function experience(seed: string, options: Parameters<typeof tile>[1]): Sketch {
  return { width: 480, height: 480, viewBox: tileBox, draw: () => tile(seed, options) }
}
