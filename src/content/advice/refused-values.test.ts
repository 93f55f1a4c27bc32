import { expect, test } from 'vitest'
import { siteContent as sample } from '#sample/site-content.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import { siteContent } from '../site-content/index.ts'
import { refusedValues } from './refused-values.ts'

const tree = schemaTree(siteContent)
const content = siteContent.parse(sample)
const withPhone = (phone: string) => ({ ...content, doctorInfo: { ...content.doctorInfo, phone } })

test('a new telephone that lacks a digit is refused at its field', () => {
  expect(refusedValues(tree, content, withPhone('551234567'))).toEqual([
    { path: 'doctorInfo.phone', message: expect.stringContaining('Falta un dígito') },
  ])
})

test('a telephone that was stored before stays allowed', () => {
  expect(refusedValues(tree, withPhone('551234567'), withPhone('551234567'))).toEqual([])
})

test('a value that only deserves a warning is not refused', () => {
  expect(refusedValues(tree, content, withPhone('+12125550123'))).toEqual([])
})
