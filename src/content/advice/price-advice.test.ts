import { expect, test } from 'vitest'
import { askedValues, refusedValues } from '#content/advice/refused-values.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { adviseOn } from './advisers.ts'

const content = siteContent.parse(sample)
const tree = schemaTree(siteContent)

const withPrice = (amount: unknown) => ({
  ...content,
  consultationPrice: { ...content.consultationPrice, prices: [{ name: 'Consulta', amount }] },
})
const messages = (amount: unknown) =>
  siteContent.safeParse(withPrice(amount)).error?.issues.map(({ message }) => message)

test.each([
  ['12', '¿Seguro que son $12 MXN?'],
  ['1.2', '¿Seguro que son $1.20 MXN?'],
  ['49.99', '¿Seguro que son $49.99 MXN?'],
  ['500000.5', '¿Seguro que son $500,000.50 MXN?'],
])('asks about a price of %s', (amount, text) => {
  expect(adviseOn('price', amount)).toEqual({ level: 'avisa', asks: true, text })
})

test.each(['50', '950', '1200.55', '500000'])('has nothing to say about a price of %s', (amount) => {
  expect(adviseOn('price', amount)).toBeUndefined()
})

test('asks only about a new unusual price', () => {
  const path = 'consultationPrice.prices.0.amount'
  const unusual = siteContent.parse(withPrice(12))
  expect(askedValues(tree, content, unusual)).toEqual([{ path, message: '¿Seguro que son $12 MXN?' }])
  expect(askedValues(tree, unusual, unusual)).toEqual([])
})

test('refuses a new price with parts of a cent', () => {
  const path = 'consultationPrice.prices.0.amount'
  expect(refusedValues(tree, content, siteContent.parse(withPrice(1200.505)))).toEqual([
    { path, message: expect.stringContaining('Escriba los centavos con dos cifras') },
  ])
})

test.each<[unknown, string]>([
  ['1,2000', '«1,2000» puede ser 1.2 o 12,000. Escriba el que sea, sin separar los miles.'],
  ['1,200', 'Escriba un número.'],
  ['mil', 'No se entiende «mil». Escriba solo el número, por ejemplo 1200 o 12.5.'],
  ['', 'Escriba un número.'],
  [null, 'Escriba un número.'],
  [Number.POSITIVE_INFINITY, 'Escriba un número.'],
  [-1, 'El mínimo es 0.'],
  [1_000_001, 'El máximo es 1000000.'],
])('the schema refuses a price of %j', (amount, message) => {
  expect(messages(amount)).toEqual([message])
})
