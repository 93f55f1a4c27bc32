import { expect, test } from 'vitest'
import { fieldAt } from '../fields/field-walk.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import { siteContent } from '../site-content/index.ts'
import { adviseOn } from './advisers.ts'

test('warns of a licence without its institution, and only warns', () => {
  expect(adviseOn('licence', '1234567')).toMatchObject({
    level: 'avisa',
    text: expect.stringMatching(/^Falta la institución/),
  })
  expect(adviseOn('licence', '1234567, UNAM')).toBeUndefined()
})

test('explains the zero that a postal code of four digits lacks', () => {
  expect(adviseOn('postal-code', '1234')?.text).toBe(
    'Los códigos postales de México tienen cinco dígitos. Si el suyo empieza con cero, escriba también el cero: 01234.',
  )
  expect(adviseOn('postal-code', '01234')).toBeUndefined()
})

test('has nothing to say about an empty text', () => {
  expect(adviseOn('licence', ' ')).toBeUndefined()
})

test.each([
  ['doctorInfo.cedProf', 'licence'],
  ['doctorInfo.cedEsp', 'licence'],
  ['doctorInfo.postalCode', 'postal-code'],
  ['doctorInfo.whatsapp', 'whatsapp'],
  ['doctorWorkInfo.consulting.phones.*.phone', 'phone'],
])('%s is checked as %s', (path, advice) => {
  expect(fieldAt(schemaTree(siteContent), path)).toMatchObject({ advice })
})
