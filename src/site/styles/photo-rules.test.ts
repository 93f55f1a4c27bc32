import { expect, test } from 'vitest'
import { photoRules } from './photo-rules.ts'

test('a page without photographs has no rules for them', () => {
  expect(photoRules('<img src="/dibujos/a.svg">')).toBe('')
})

test('each focus and colour has one rule, including those used only by islands', () => {
  const body =
    '<picture class="photo"><img data-focus="30 70" data-tone="aabbcc"></picture><img data-focus="30 70">' +
    '<script type="application/json">{"focus":"10 20","tone":""}</script>'

  expect(photoRules(body)).toBe(
    'body img[data-focus="30 70"]{object-position:30% 70%}' +
      'body img[data-focus="10 20"]{object-position:10% 20%}' +
      'body img[data-tone="aabbcc"]{background-color:#aabbcc}',
  )
})

test('a picture that depends on the page width has one rule per width', () => {
  expect(photoRules('<img data-focus="10 60,50 50,30 70">')).toBe(
    'body img[data-focus="10 60,50 50,30 70"]{object-position:10% 60%}' +
      '@media(min-width:48em){body img[data-focus="10 60,50 50,30 70"]{object-position:50% 50%}}' +
      '@media(min-width:64em){body img[data-focus="10 60,50 50,30 70"]{object-position:30% 70%}}',
  )
})

test('a page with a photograph as an emblem has the rule of its circle', () => {
  expect(photoRules('<img class="icon fills" data-tone="aabbcc">')).toContain('body .fills{')
})
