import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrokenScreen } from './broken-screen.tsx'

const words = (error: unknown) =>
  renderToStaticMarkup(<BrokenScreen error={error} onReopen={() => undefined} />)

test('refused storage is said with what to do, and no translation is blamed', () => {
  const html = words(new DOMException('Access is denied for this document.', 'SecurityError'))

  expect(html).toContain('Permita las cookies y los datos de este sitio')
  expect(html).not.toContain('traducción')
})

test('a moved element is said to be a translation’s', () => {
  expect(words(new DOMException('The node is not a child of this node.', 'NotFoundError'))).toContain(
    'la traducción automática del navegador',
  )
})

test('another error blames nothing', () => {
  const html = words(new TypeError('undefined is not a function'))

  expect(html).toContain('Algo falló en esta página')
  expect(html).not.toContain('traducción')
})
