import type { Inks } from '../colours.ts'
import { inkedPetal, petal, star } from '../strokes.ts'
import { beads, disc, type Markup, path, ring, turn } from '../svg.ts'

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
    turn(24, path(petal(R - 4, R + 12, 4.8, 'point'), inks.line)) +
    disc(0, 0, R + 3, inks.line) +
    disc(0, 0, R - 1, inks.accent) +
    disc(0, 0, R - 4.5, inks.line) +
    disc(0, 0, R - 6.5, inks.bg),
  petalos: (inks) =>
    turn(12, inkedPetal(inks, R - 8, R + 13, 12.5, 'round', false)) +
    disc(0, 0, R, inks.line) +
    disc(0, 0, R - 3.5, inks.bg) +
    ring(R - 6.6, 1.3, inks.fill),
}

/** What fills the centre of a tile without an icon. */
export const rosettes: Record<Rosette, (inks: Inks) => Markup> = {
  ocho: (inks) =>
    turn(8, inkedPetal(inks, 14, 56, 18, 'heart'), 22.5) +
    turn(8, inkedPetal(inks, 12, 50, 11, 'point')) +
    disc(0, 0, 18, inks.line) +
    disc(0, 0, 15, inks.accent) +
    beads(12, 10, 1.5, inks.line) +
    disc(0, 0, 5, inks.line),
  doble: (inks) =>
    turn(16, path(petal(30, 57, 7.5, 'round'), inks.line)) +
    turn(16, path(petal(38, 53, 3.6, 'round'), inks.wash)) +
    disc(0, 0, 36, inks.line) +
    disc(0, 0, 33, inks.bg) +
    turn(8, inkedPetal(inks, 9, 31, 10, 'round', false)) +
    disc(0, 0, 10, inks.line) +
    disc(0, 0, 7, inks.accent),
  estrella: (inks) =>
    path(star(8, 58, 34), inks.line) +
    path(star(8, 51, 31), inks.bg) +
    path(star(8, 46, 27), inks.fill) +
    turn(8, path(petal(10, 36, 7, 'point'), inks.bg)) +
    disc(0, 0, 12, inks.line) +
    disc(0, 0, 9, inks.accent) +
    disc(0, 0, 3.4, inks.line),
  dalia: (inks) =>
    turn(12, inkedPetal(inks, 22, 57, 12, 'point', false)) +
    turn(12, inkedPetal(inks, 14, 42, 9, 'point', false), 15) +
    disc(0, 0, 20, inks.line) +
    disc(0, 0, 17, inks.soft) +
    turn(6, path(petal(3, 14, 4, 'round'), inks.line)) +
    disc(0, 0, 3, inks.accent),
}
