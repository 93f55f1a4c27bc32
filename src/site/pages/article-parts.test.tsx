import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { gallery } from './article-parts.tsx'

test('a picture of an article says its own alternative text, or else that of the library', () => {
  const images = (src: string) => ({ src, width: 480, height: 480, alt: 'De la biblioteca' })
  const [part] = gallery(
    [
      { src: '/a.svg', alt: 'Un texto propio' },
      { src: '/b.svg', alt: '' },
    ],
    images,
  )

  const html = renderToStaticMarkup(part?.body)

  expect(Array.from(html.matchAll(/alt="([^"]*)"/g), ([, alt]) => alt)).toEqual([
    'Un texto propio',
    'De la biblioteca',
  ])
})
