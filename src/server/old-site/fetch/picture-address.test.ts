import { expect, test } from 'vitest'
import { pictureAddresses, pictureKey } from './picture-address.ts'

const uploads = 'https://www.ejemplo.mx/wp-content/uploads/2019/03'

test.each([
  [`${uploads}/vacuna-300x200.jpg`, [`${uploads}/vacuna.jpg`, `${uploads}/vacuna-300x200.jpg`]],
  [`${uploads}/vacuna-scaled.jpg`, [`${uploads}/vacuna.jpg`, `${uploads}/vacuna-scaled.jpg`]],
  [
    'https://i2.wp.com/ejemplo.mx/uploads/vacuna-150x150.png?resize=300%2C200&ssl=1',
    ['https://ejemplo.mx/uploads/vacuna.png', 'https://ejemplo.mx/uploads/vacuna-150x150.png'],
  ],
  [
    'https://ejemplo.mx/imagen.php?id=7&w=300',
    ['https://ejemplo.mx/imagen.php?id=7', 'https://ejemplo.mx/imagen.php?id=7&w=300'],
  ],
])('asks for the whole picture of %s first', (written, addresses) => {
  expect([...new Set(pictureAddresses(written))]).toEqual(addresses)
})

test.each([
  [`${uploads}/vacuna-300x200.jpg`, 'http://ejemplo.mx/wp-content/uploads/2019/03/vacuna.jpg?w=800', true],
  [`${uploads}/vacuna.jpg`, `${uploads}/vacuna-2.jpg`, false],
  ['https://ejemplo.mx/imagen.php?id=7', 'https://ejemplo.mx/imagen.php?id=8', false],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAB', false],
])('%s and %s are one picture: %s', (one, other, isSame) => {
  expect(pictureKey(one) === pictureKey(other)).toBe(isSame)
})
