import type { StyleRule } from '../src/site/styles/style-sheet.ts'

/** At-rules whose block contains rules for elements. Others, like `@keyframes`, stay whole. */
const conditional = /^@(?:media|supports|container|layer|starting-style)\b/

/**
 * Splits compiled CSS into rules, so that a page gets only those that can match its elements.
 * @param css Without comments and nested rules, as Lightning CSS writes it.
 * @param own Class names of the sheet. Rules may need other classes too, which do not count.
 */
export function styleRules(css: string, own: ReadonlySet<string>): StyleRule[] {
  return blocksOf(css).map(({ head, body }) =>
    conditional.test(head)
      ? { condition: head, rules: styleRules(body, own) }
      : { css: `${head}{${body}}`, needs: head.startsWith('@') ? [[]] : needsOf(head, own) },
  )
}

/** For each selector of a list, the classes without which it matches nothing: those outside `:not()`, `:is()` etc. */
function needsOf(selectors: string, own: ReadonlySet<string>): string[][] {
  return withoutParentheses(selectors)
    .split(',')
    .map((selector) =>
      [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name).filter((name) => own.has(name)),
    )
}

function withoutParentheses(text: string): string {
  const shorter = text.replace(/"[^"]*"|\([^()]*\)/g, '')
  return shorter === text ? text : withoutParentheses(shorter)
}

/** The blocks at the top level. Braces in quotes do not count. */
function blocksOf(css: string): { head: string; body: string }[] {
  const blocks: { head: string; body: string }[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (token === '}') {
      depth -= 1
      if (depth > 0) continue
      blocks.push({ head: css.slice(start, open), body: css.slice(open + 1, index) })
      start = index + 1
    }
  }
  if (depth !== 0 || css.slice(start).trim() !== '') throw new Error(`Not only rules: ${css.slice(start)}`)
  return blocks
}
