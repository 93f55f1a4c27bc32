import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ImageData } from '#site/images.ts'
import { Emblem } from './emblem.tsx'

const photo = { version: '0123456789abcdef', avif: [], webp: [320], tone: 'aabbcc', focus: '30 70' }
const html = (image: Pick<ImageData, 'photo'>) =>
  renderToStaticMarkup(
    <Emblem
      image={{ src: '/dibujos/a.svg', width: 900, height: 1200, ...image }}
      sizes="48px"
      className="icon"
    />,
  )

test('a photograph fills its circle around its focal point', () => {
  expect(html({ photo })).toContain('class="icon fills" data-focus="30 70" data-tone="aabbcc"')
})

test('a drawing and a photograph with transparent parts show whole', () => {
  expect(html({})).toContain('class="icon" loading')
  expect(html({ photo: { ...photo, tone: '' } })).toContain('class="icon" loading')
})
