/** One compiled style sheet, as the build stores it in `styles.json`; see `build/style-sheets.ts`. */
export type StyleSheet = {
  /** Source path relative to the project root. */
  readonly source: string
  /** Class names that it defines. Empty: every page includes it. */
  readonly classes: readonly string[]
  readonly rules: readonly StyleRule[]
}

export type StyleRule =
  | {
      readonly css: string
      /** The classes that each of its selectors needs: the rule matters to a page with all classes of one of them. */
      readonly needs: readonly (readonly string[])[]
    }
  /** A condition around rules: `@media (width>=768px)`. */
  | { readonly condition: string; readonly rules: readonly StyleRule[] }

/**
 * The text of the rules that matter to a page.
 * @param has Whether the page has a class.
 * @param paint Changes the text of each rule, such as its colours.
 */
export function cssOf(
  rules: readonly StyleRule[],
  has: (name: string) => boolean,
  paint: (css: string) => string,
): string {
  return rules
    .map((rule) => {
      if ('css' in rule) return rule.needs.some((names) => names.every(has)) ? paint(rule.css) : ''
      const inner = cssOf(rule.rules, has, paint)
      return inner && `${rule.condition}{${inner}}`
    })
    .join('')
}
