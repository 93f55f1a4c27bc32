import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteTheme } from '#content/theme/index.ts'
import { codeFor } from './code.ts'
import { fitLines } from './fit-lines.ts'
import { HandoutSheet } from './handout.tsx'
import { handoutFormats, paper, placesOnPaper } from './handout-formats.ts'

test.each(handoutFormats)('every $file is on the paper, with room for the printer', ({ width, height }) => {
  const places = placesOnPaper({ width, height })

  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(9.99)
    expect(y).toBeGreaterThanOrEqual(9.99)
    expect(x + width).toBeLessThanOrEqual(paper.width - 9.99)
    expect(y + height).toBeLessThanOrEqual(paper.height - 9.99)
  }
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
})

test.each(handoutFormats)('the words of a $file stay inside of it', (format) => {
  const words = {
    name: 'Dra. María Guadalupe Montserrat Hernández-Villaseñor de la Garza',
    specialty: 'Ginecología, obstetricia y medicina materno-fetal',
    call: 'Conozca cómo es su primera consulta y qué necesita traer',
    shown: 'consultorio-de-la-dra-hernandez-villasenor.com.mx/contacto',
    mentions: [
      'Céd. prof. 1234567, Universidad Autónoma del Estado de Hidalgo',
      'Céd. esp. 7654321, Universidad Nacional Autónoma de México',
      'Céd. subesp. 11223344, Universidad Nacional Autónoma de México',
      'Cert. CMGO 4321, vigente hasta 2029',
      'Aviso COFEPRIS 263300201A1234',
    ],
  }
  const code = codeFor('https://dra-ana.mx', format.code)
  if (!code) throw new Error('A short address has a code.')

  const roles = siteTheme({ preset: 'talavera', brandColor: '' }).roles
  const html = renderToStaticMarkup(<HandoutSheet {...{ words, code, format, roles }} />)

  const [piece = ''] = html.split('<g transform="translate(').slice(1).join('').split('stroke-width').slice(1)
  const printed = piece.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const mention of words.mentions) expect(printed).toContain(mention)
  const letters = [...piece.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
  expect(Math.min(...letters)).toBeGreaterThan(1.25)
  const baselines = [...piece.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(baselines.length).toBeGreaterThanOrEqual(4)
  for (const y of baselines) {
    expect(y).toBeGreaterThan(format.text * 0.9)
    expect(y).toBeLessThan(format.height)
  }
})

test('a long text gets more lines, then smaller letters', () => {
  expect(fitLines('Dra. Ana', 100, 10, 2)).toEqual({ lines: ['Dra. Ana'], size: 10 })
  expect(fitLines('Dra. Ana Ruiz Soto', 80, 10, 2)).toEqual({ lines: ['Dra. Ana Ruiz', 'Soto'], size: 10 })
  const { lines, size } = fitLines('palabra '.repeat(12).trim(), 80, 10, 2)
  expect(lines).toHaveLength(2)
  expect(size).toBeLessThan(10)
})

test('a long address is broken after its signs before its letters become small', () => {
  const { lines, size } = fitLines('consultorio-de-la-dra-ruiz.com.mx/opinion/star-medica', 35, 3, 3)

  expect(lines.join('')).toBe('consultorio-de-la-dra-ruiz.com.mx/opinion/star-medica')
  expect(lines.length).toBeGreaterThan(1)
  expect(size).toBeGreaterThan(2.4)
})
