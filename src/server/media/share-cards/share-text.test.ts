import { describe, expect, test } from 'vitest'
import { fittingText, textLines, textWidth } from './share-text.ts'

const style = { font: 'display', size: 84, fill: '#000' } as const
const width = 400

describe('the title of a share card', () => {
  test.each([
    ['Electrocauterización de verrugas y lesiones'],
    ['Anticonceptivos hormonales'],
    ['Ultrasonido'],
    ['Dra. María de los Ángeles Hernández-Villaseñor'],
  ])('is in the largest size in which every line of «%s» fits', (title) => {
    const fitted = fittingText(
      title,
      { font: 'display', fill: '#000', sizes: [84, 60, 36] },
      { width: 458, height: 400, leading: 1.12 },
    )

    expect(fitted.lines.join(' ')).toBe(title)
    for (const line of fitted.lines) expect(textWidth(line, fitted.style)).toBeLessThanOrEqual(458)
  })
})

describe('lines of text', () => {
  test('break a word that is wider than the box, at any position', () => {
    const lines = textLines('Electrocauterización de verrugas', style, width, 5)

    expect(lines[0]).toMatch(/^Electro.*…$/)
    for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(width)
  })

  test('end with an ellipsis if there are too many', () => {
    expect(textLines('uno dos tres cuatro cinco seis siete', style, width, 2).at(-1)).toMatch(/…$/)
  })
})
