/** Degrees and seals, with placeholder words. */
import { accent, brand, glaze, inks } from './colours.ts'
import { centredWord, type Word } from './lettering/lettering.ts'
import { cornerFlower } from './motifs/corners.ts'
import { petal } from './strokes.ts'
import { at, disc, each, type Markup, path, rect, ring, shared, turn } from './svg.ts'
import type { Sketch } from './svg-file.ts'

const diploma = (title: Word, degree: Word): Markup =>
  rect(0, 0, 240, 300, brand[800]) +
  rect(7, 7, 226, 286, glaze) +
  `<path d="M14 14h212v272h-212z" fill="none" stroke="${brand[300]}" stroke-width="1.5"/>` +
  each([14, 226], (x) => each([14, 286], (y) => at(x, y, shared(cornerFlower(inks)), 0.34))) +
  centredWord(title, 120, 72, brand[800]) +
  rect(70, 87, 100, 2, accent[500]) +
  rect(50, 112, 140, 5, brand[200]) +
  rect(38, 126, 164, 5, brand[200]) +
  rect(62, 140, 116, 5, brand[200]) +
  centredWord(degree, 120, 180, brand[700]) +
  at(
    120,
    232,
    turn(16, path(petal(16, 30, 5), brand[600])) +
      disc(0, 0, 20, brand[800]) +
      disc(0, 0, 16, accent[500]) +
      disc(0, 0, 12, brand[800]) +
      turn(8, path(petal(2, 9, 3), glaze)),
  )

const scalloped = turn(16, disc(0, -58, 11, brand[700])) + turn(16, disc(0, -59, 5.5, brand[300]))
const petalled = turn(24, path(petal(48, 68, 6.2), brand[700]))

const seal = (edge: Markup, monogram: Word): Markup =>
  edge +
  disc(0, 0, 55, brand[700]) +
  disc(0, 0, 49, glaze) +
  ring(44, 2, accent[500]) +
  centredWord(monogram, 0, monogram === 'longSeal USG' ? 8.5 : 10, brand[800])

const sealSketch = (draw: () => Markup): Sketch => ({
  width: 140,
  height: 140,
  viewBox: '-70 -70 140 140',
  draw,
})

export const documents: Readonly<Record<string, Sketch>> = {
  'documentos/titulo': {
    width: 240,
    height: 300,
    draw: () => diploma('small Título', 'degree Médica cirujana'),
  },
  'documentos/especialidad': {
    width: 240,
    height: 300,
    draw: () => diploma('small Especialidad', 'degree Ginecología'),
  },
  'sellos/consejo': sealSketch(() => seal(scalloped, 'seal CE')),
  'sellos/colegio': sealSketch(() => seal(petalled, 'seal CG')),
  'sellos/colposcopia': sealSketch(() => seal(scalloped, 'seal SC')),
  'sellos/ultrasonido': sealSketch(() => seal(petalled, 'longSeal USG')),
}
