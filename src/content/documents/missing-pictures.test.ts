import { describe, expect, test } from 'vitest'
import { mediaPath } from '#content/media/media.ts'
import { missingPictures, withCurrentPictures } from './missing-pictures.ts'

const [former, other] = ['a'.repeat(16), 'b'.repeat(16)]
const entry = (picture: string, id = 'patio') => ({ id, src: mediaPath(picture), alt: 'El patio' })

/** An earlier gallery whose picture is gone, and the gallery of today. */
const gallery = (current: ReturnType<typeof entry>) => ({
  document: 'gallery' as const,
  value: [entry(former)],
  current: [current],
})
const inLibrary = new Set([other])
const none = new Set<string>()

describe('a picture of an earlier version that is gone', () => {
  test('is put back if it was only removed from the library', () => {
    const versions = gallery(entry(other))

    const missing = missingPictures(versions, { present: inLibrary, recoverable: new Set([former]) })

    expect(missing).toMatchObject([
      { id: former, path: 'patio.src', label: expect.stringContaining('Galería'), nearest: 'removed' },
    ])
    expect(withCurrentPictures(versions, missing)).toEqual([entry(former)])
  })

  test('gives way to the current picture of the same entry', () => {
    const versions = gallery(entry(other))

    const missing = missingPictures(versions, { present: inLibrary, recoverable: none })

    expect(missing).toMatchObject([{ nearest: 'current' }])
    expect(withCurrentPictures(versions, missing)).toEqual([entry(other)])
  })

  test('does not take the picture of another entry', () => {
    const versions = gallery(entry(other, 'sala'))

    const missing = missingPictures(versions, { present: inLibrary, recoverable: none })

    expect(missing).toMatchObject([{ nearest: 'none' }])
    expect(withCurrentPictures(versions, missing)).toEqual([entry(former)])
  })
})
