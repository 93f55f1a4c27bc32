import { describe, expect, test } from 'vitest'
import { findUpload, holdsDetails } from './uploaded-picture.ts'

const file = new File(['abc'], 'sala.jpg')
/** First digits of the SHA-256 of 'abc'. */
const id = 'ba7816bf8f01cfea'

describe('findUpload', () => {
  const other = { id: 'ffffffffffffffff', bytes: 3, fileName: 'otra.jpg' }

  test('finds an upload by its content, whatever its name was', async () => {
    const item = { id, bytes: 3, fileName: 'IMG_1.jpg' }

    expect(await findUpload(file, [other, item])).toBe(item)
  })

  test('finds a replacement by its size and name', async () => {
    const item = { id: '0123456789abcdef', bytes: 3, fileName: 'sala.jpg' }

    expect(await findUpload(file, [other, item])).toBe(item)
  })

  test('finds nothing if the library does not have the file', async () => {
    expect(await findUpload(file, [other])).toBeUndefined()
    expect(await findUpload(file, [{ id: 'f'.repeat(16), bytes: 4, fileName: 'sala.jpg' }])).toBeUndefined()
  })
})

describe('holdsDetails', () => {
  const item = {
    title: 'Sala',
    alt: '',
    decorative: false,
    focus: { x: 50, y: 50 },
    crop: { x: 10.33, y: 0, width: 50, height: 100 },
  }

  test.each([
    [{ title: 'Sala' }, true],
    [{ title: 'Otra' }, false],
    [{ focus: { x: 50, y: 50 }, crop: { x: 10.3333, y: 0, width: 50, height: 100 } }, true],
    [{ focus: { x: 51, y: 50 } }, false],
    [{ crop: null }, false],
    [{}, true],
  ])('%o is %s', (details, held) => {
    expect(holdsDetails(item, details)).toBe(held)
  })
})
