import { describe, expect, test } from 'vitest'
import { fieldAt } from '#content/fields/field-walk.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { isJsonList, valueAt } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { choicesOf, chosenNames, withChosen } from './usual-choice.ts'

const tree = schemaTree(siteContent)

function listAt(path: string) {
  const field = fieldAt(tree, path)
  if (field?.kind !== 'list') throw new TypeError(`${path} is not a list.`)
  return field
}

const insurers = listAt('insurances.companies')
const payments = listAt('payments.methods')
const newId = expect.stringMatching(/^\w{8,}$/)
const own = { id: 'axa', name: 'axa seguros', logoPath: '/medios/abc/400.webp', visible: false }

describe('the names of a list', () => {
  test('are the usual ones and the others in it', () => {
    const { usual, others } = choicesOf(insurers, [own, { name: 'Mutua Anáhuac' }])

    expect(usual).toContain('GNP Seguros')
    expect(others).toEqual(['Mutua Anáhuac'])
    expect(chosenNames(insurers, [own, { name: 'Mutua Anáhuac' }])).toEqual(['AXA Seguros', 'Mutua Anáhuac'])
  })

  test('that stay chosen keep their item', () => {
    expect(withChosen(insurers, [own, { name: 'Otra' }], ['AXA Seguros', 'GNP Seguros'])).toEqual([
      own,
      { id: newId, name: 'GNP Seguros', logoPath: '', visible: true },
    ])
  })

  test('get a drawing of the site if there is one', () => {
    expect(withChosen(payments, [], ['Efectivo', 'CoDi', 'Vales'])).toEqual([
      { id: newId, name: 'Efectivo', iconPath: '/dibujos/pagos/efectivo.svg', visible: true },
      { id: newId, name: 'CoDi', iconPath: '', visible: true },
      { id: newId, name: 'Vales', iconPath: '', visible: true },
    ])
  })

  test('that are all chosen again change nothing', () => {
    const items = valueAt(siteContent.parse(sample), 'payments.methods')
    if (!isJsonList(items)) throw new TypeError('The sample has payment methods.')

    expect(withChosen(payments, items, chosenNames(payments, items))).toEqual(items)
  })

  test('are no more than fit into the list', () => {
    const many = Array.from({ length: 80 }, (_, place) => `Aseguradora ${place}`)

    expect(withChosen(insurers, [], many)).toHaveLength(60)
  })
})
