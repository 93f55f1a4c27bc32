import { expect, test } from 'vitest'
import { fieldAt } from '../fields/field-walk.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import { siteContent } from '../site-content/index.ts'
import { describeDocumentValue } from './describe-value.ts'

const described = (path: string, value: string | boolean | number) => {
  const field = fieldAt(schemaTree(siteContent), path)
  return field && describeDocumentValue('site-content', path, field, value)
}

test('a telephone number reads alike, however it is stored or typed', () => {
  expect(described('doctorInfo.phone', '+525512345678')).toBe('55 1234 5678')
  expect(described('doctorInfo.phone', '5512345678')).toBe('55 1234 5678')
  expect(described('doctorInfo.phone', 'sin número')).toBe('sin número')
})
