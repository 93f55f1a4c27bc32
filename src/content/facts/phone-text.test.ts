import { expect, test } from 'vitest'
import { siteContent as siteContentSchema } from '#content/site-content/index.ts'
import { siteContent } from '#sample/site-content.ts'
import { phoneText } from './phone-text.ts'

const content = siteContentSchema.parse(siteContent)

test.each([
  ['+525500000000', '55 0000 0000'],
  ['525500000000', '55 0000 0000'],
  ['+525512345678', '55 1234 5678'],
  ['5512345678', '55 1234 5678'],
  ['9981234567', '998 123 4567'],
  ['911', '911'],
])('%s reads %s', (phone, text) => {
  expect(phoneText(phone, content)).toBe(text)
})
