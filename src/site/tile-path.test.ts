import { describe, expect, test } from 'vitest'
import { isTile, tileForm, topicTile } from './tile-path.ts'

describe('the variants of a tile', () => {
  test('replace the plain tile', () => {
    expect(tileForm(topicTile('endometriosis'), 'small')).toBe('/dibujos/azulejos/endometriosis-chico.svg')
    expect(tileForm(topicTile('endometriosis'), 'inverse')).toBe(
      '/dibujos/azulejos/endometriosis-inverso.svg',
    )
  })

  test('replace each other', () => {
    expect(tileForm('/dibujos/azulejos/amenorrea-chico.svg', 'inverse')).toBe(
      '/dibujos/azulejos/amenorrea-inverso.svg',
    )
  })

  test.each(['/medios/ab12.webp', '/dibujos/escenas/consultorio.svg', ''])('leave «%s» unchanged', (path) => {
    expect(tileForm(path, 'small')).toBe(path)
    expect(isTile(path)).toBe(false)
  })
})
