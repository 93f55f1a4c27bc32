import { expect, test } from 'vitest'
import { cssOf } from '../src/site/styles/style-sheet.ts'
import { styleRules } from './style-rules.ts'

/** The CSS for a page with these classes, of a sheet whose own classes are a, b and c. */
function cssFor(css: string, ...classes: string[]): string {
  const rules = styleRules(css, new Set(['a', 'b', 'c']))
  return cssOf(
    rules,
    (name) => classes.includes(name),
    (text) => text,
  )
}

test('a page gets the rules whose classes it has', () => {
  const css = '.a{color:red}.b{color:blue}.a .b{color:green}.a:hover,.c{color:#000}'
  expect(cssFor(css, 'a')).toBe('.a{color:red}.a:hover,.c{color:#000}')
  expect(cssFor(css, 'a', 'b')).toBe('.a{color:red}.b{color:blue}.a .b{color:green}.a:hover,.c{color:#000}')
})

test('a condition stays only around rules that stay', () => {
  const css = '@media (width>=768px){.a{color:red}.b{color:blue}}@supports (gap:1px){@media print{.b{gap:0}}}'
  expect(cssFor(css, 'a')).toBe('@media (width>=768px){.a{color:red}}')
})

test('classes of other sheets, and those that a selector excludes or allows, do not count', () => {
  const css =
    '.btn.a:not(.b){color:red}.a:is(.b,.c){color:blue}.a:has(>.b:not(.c)){color:green}[data-x] .note{color:#000}'
  expect(cssFor(css, 'a')).toBe(css)
})

test('rules without an element stay', () => {
  const css = '@keyframes b{0%{opacity:0}}@font-face{font-family:F;src:url(f.woff2)}:root{--x:1}'
  expect(cssFor(css)).toBe(css)
})

test('braces, commas and classes in quotes are text', () => {
  const css = '.a:after{content:"}.b{,"}.b:after{content:"{"}[title=".b,.c"]{color:red}'
  expect(cssFor(css, 'a')).toBe('.a:after{content:"}.b{,"}[title=".b,.c"]{color:red}')
})
