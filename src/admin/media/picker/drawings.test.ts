import { expect, test } from 'vitest'
import { drawingOf } from './drawings.ts'

test.each([
  ['/dibujos/escenas/control-del-embarazo.svg', 'Control del embarazo', 'Escenas'],
  ['/dibujos/mural-ancho.svg', 'Mural ancho', 'Murales y adornos'],
  ['/dibujos/portada/2.svg', 'Portada 2', 'Portada'],
])('%s has the name «%s» in the group «%s»', (path, name, family) => {
  expect(drawingOf(path)).toEqual({ path, name, family })
})
