import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HoursLine } from './hours-line.tsx'

const shown = (hours: string) =>
  /<span>(.*)<\/span>/.exec(renderToStaticMarkup(<HoursLine hours={hours} />))?.[1]

test('both times of a span stay on one line', () => {
  expect(shown('Lunes a viernes y sábado, de 10:00 a 14:00')).toBe(
    'Lunes a viernes y sábado, de\u00a010:00\u00a0a\u00a014:00',
  )
  expect(shown('Martes, de 9:00 a 14:00 y de 16:00 a 20:30; jueves, 9 a 13 h')).toBe(
    'Martes, de\u00a09:00\u00a0a\u00a014:00 y de\u00a016:00\u00a0a\u00a020:30; jueves, 9\u00a0a\u00a013 h',
  )
})

test('hours in words can break at every space', () => {
  expect(shown('Lunes a viernes, con cita previa')).toBe('Lunes a viernes, con cita previa')
})
