import { expect, test } from 'vitest'
import { reviewLinkDoubt } from './review-link.ts'

test.each([
  'https://g.page/r/CabcDEF_123-x/review',
  'https://g.page/r/CabcDEF/review/',
  'https://search.google.com/local/writereview?placeid=ChIJabc_123',
])('knows a link that opens the form of a review: %s', (link) => {
  expect(reviewLinkDoubt(link)).toBeUndefined()
})

test.each([
  'https://maps.app.goo.gl/abc',
  'https://g.page/r/Cabc',
  'https://g.page.example/r/Cabc/review',
])('says that another one may not: %s', (link) => {
  expect(reviewLinkDoubt(link)).toContain('Pedir opiniones')
})
