import { expect, test } from 'vitest'
import { sample } from '#sample/testing/own-site.ts'
import { offeredWork } from './offered-work.ts'

test('the owner is asked about every service of the sample that needs equipment, training or a hospital', () => {
  const asked = offeredWork.map(({ question, services }) => [
    question,
    sample.services.filter(({ title }) => services.test(title)).map(({ id }) => id),
  ])

  expect(asked).toEqual([
    ['Hago ultrasonido en mi consultorio', ['ultrasonido-obstetrico', 'ultrasonido-de-utero-y-ovarios']],
    ['Hago colposcopia en mi consultorio', ['colposcopia']],
    ['Coloco DIU e implantes', ['planificacion-familiar']],
    ['Hago electrocauterización o asa', ['electrocauterizacion-de-verrugas-y-lesiones']],
    ['Opero en hospital', ['histerectomia-y-cirugia-ginecologica']],
    ['Atiendo partos', ['parto-natural-sin-dolor']],
  ])
})
