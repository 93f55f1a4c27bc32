import { expect, test } from 'vitest'
import { thumbnailPath } from './thumbnail-path.ts'

const version = '0123456789abcdef'
const item = (...webp: number[]) => ({ version, renditions: { avif: [], webp } })

test('the path is that of the smallest rendition that is wide enough, or of the widest', () => {
  expect(thumbnailPath(item(960, 320))).toBe(`/medios/${version}/320.webp`)
  expect(thumbnailPath(item(320, 960, 1280), 640)).toBe(`/medios/${version}/960.webp`)
  expect(thumbnailPath(item(64))).toBe(`/medios/${version}/64.webp`)
  expect(thumbnailPath(item())).toBeUndefined()
})
