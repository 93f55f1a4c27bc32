import { describe, expect, test } from 'vitest'
import { refusalOf, refusalOfContent } from './check-file.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const box = (brands: string) => bytes(`\0\0\0\x20ftyp${brands}`)

describe('the first bytes of a file decide', () => {
  test.each([
    ['JPEG', bytes('\xff\xd8\xff\xe0')],
    ['PNG', bytes('\x89PNG\r\n\x1a\n')],
    ['GIF', bytes('GIF89a')],
    ['WebP', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['AVIF', box('avif\0\0\0\0mif1avif')],
    ['AVIF under a general brand', box('mif1\0\0\0\0avif')],
  ])('%s is sent', (_kind, beginning) => {
    expect(refusalOfContent(beginning)).toBeUndefined()
  })

  test.each([
    ['SVG', bytes('\n <svg xmlns="http://www.w3.org/2000/svg">'), 'Expórtelo como PNG'],
    ['SVG with a mark', bytes('\xef\xbb\xbf<?xml version="1.0"?>'), 'SVG'],
    ['HEIC', box('heic\0\0\0\0mif1heic'), 'Ajustes › Cámara › Formatos'],
    ['HEIC under a general brand', box('mif1\0\0\0\0heix'), 'HEIC'],
    ['MP4', box('isom\0\0\0\0mp42'), 'video'],
    ['PDF', bytes('%PDF-1.7'), 'PDF'],
    ['text', bytes('hola'), 'JPEG, PNG, WebP, AVIF o GIF'],
  ])('%s is refused with what to do', (_kind, beginning, words) => {
    expect(refusalOfContent(beginning)).toContain(words)
  })
})

test('an empty file and one that is too large are refused', async () => {
  expect(await refusalOf(new File([], 'a.jpg'))).toBe('El archivo está vacío.')
  const heavy = new File([new Uint8Array(26 * 1024 * 1024)], 'a.jpg')
  expect(await refusalOf(heavy)).toContain('Pesa 26 MB y el máximo son 25 MB')
  expect(await refusalOf(new File([bytes('\xff\xd8\xff')], 'a.png'))).toBeUndefined()
})
