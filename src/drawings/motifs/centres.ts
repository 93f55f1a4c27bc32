import type { Inks } from '../colours.ts'
import { around } from '../geometry.ts'
import { inkedPetal, petal, petals, star } from '../strokes.ts'
import { beads, disc, type Markup, path, ring } from '../svg.ts'

export const medallionNames = ['feston', 'cuentas', 'rayos', 'petalos'] as const
export const rosetteNames = ['ocho', 'doble', 'estrella', 'dalia'] as const

export type Medallion = (typeof medallionNames)[number]
type Rosette = (typeof rosetteNames)[number]

const R = 46

/** The frames around a tile's icon. */
export const medallions: Record<Medallion, (inks: Inks) => Markup> = {
  feston: (inks) =>
    beads(16, R + 4.5, 8.6, inks.line) +
    beads(16, R + 5.5, 4.8, inks.wash) +
    disc(0, 0, R + 2.5, inks.line) +
    disc(0, 0, R - 2, inks.bg) +
    ring(R - 5.5, 1.3, inks.fill),
  cuentas: (inks) =>
    disc(0, 0, R + 9, inks.line) +
    beads(24, R + 3.2, 3.1, inks.soft) +
    disc(0, 0, R - 2, inks.bg) +
    ring(R - 5.5, 1.3, inks.fill),
  rayos: (inks) =>
    path(petals(petal(R - 4, R + 12, 4.8, 'point'), around(24)), inks.line) +
    disc(0, 0, R + 3, inks.line) +
    disc(0, 0, R - 1, inks.accent) +
    disc(0, 0, R - 4.5, inks.line) +
    disc(0, 0, R - 6.5, inks.bg),
  petalos: (inks) =>
    inkedPetal(inks, R - 8, R + 13, 12.5, 'round', false, around(12)) +
    disc(0, 0, R, inks.line) +
    disc(0, 0, R - 3.5, inks.bg) +
    ring(R - 6.6, 1.3, inks.fill),
}

/** What fills the centre of a tile without an icon. */
export const rosettes: Record<Rosette, (inks: Inks) => Markup> = {
  ocho: (inks) =>
    inkedPetal(inks, 14, 56, 18, 'heart', true, around(8, { from: 22.5 })) +
    inkedPetal(inks, 12, 50, 11, 'point', true, around(8)) +
    disc(0, 0, 18, inks.line) +
    disc(0, 0, 15, inks.accent) +
    beads(12, 10, 1.5, inks.line) +
    disc(0, 0, 5, inks.line),
  doble: (inks) =>
    path(petals(petal(30, 57, 7.5, 'round'), around(16)), inks.line) +
    path(petals(petal(38, 53, 3.6, 'round'), around(16)), inks.wash) +
    disc(0, 0, 36, inks.line) +
    disc(0, 0, 33, inks.bg) +
    inkedPetal(inks, 9, 31, 10, 'round', false, around(8)) +
    disc(0, 0, 10, inks.line) +
    disc(0, 0, 7, inks.accent),
  estrella: (inks) =>
    path(star(8, 58, 34), inks.line) +
    path(star(8, 51, 31), inks.bg) +
    path(star(8, 46, 27), inks.fill) +
    path(petals(petal(10, 36, 7, 'point'), around(8)), inks.bg) +
    disc(0, 0, 12, inks.line) +
    disc(0, 0, 9, inks.accent) +
    disc(0, 0, 3.4, inks.line),
  dalia: (inks) =>
    inkedPetal(inks, 22, 57, 12, 'point', false, around(12)) +
    inkedPetal(inks, 14, 42, 9, 'point', false, around(12, { from: 15 })) +
    disc(0, 0, 20, inks.line) +
    disc(0, 0, 17, inks.soft) +
    path(petals(petal(3, 14, 4, 'round'), around(6)), inks.line) +
    disc(0, 0, 3, inks.accent),
}
