import { expect, test } from 'vitest'
import { drawingOf } from './drawings.ts'

test.each([
  ['/dibujos/escenas/control-del-embarazo.svg', 'Control del embarazo', 'Escenas'],
  ['/dibujos/mural-ancho.svg', 'Mural ancho', 'Murales y adornos'],
  ['/dibujos/mural-movil.svg', 'Mural móvil', 'Murales y adornos'],
  ['/dibujos/escenas/parto-natural-sin-dolor.svg', 'Parto con alivio del dolor', 'Escenas'],
  ['/dibujos/portada/2.svg', 'Portada 2', 'Portada'],
])('%s has the name «%s» in the group «%s»', (path, name, family) => {
  expect(drawingOf(path)).toEqual({ path, name, family })
})
