/** Read by the icon file, which takes its colours from the page. */
const readByIcons = '--accent-500'

/**
 * Replaces custom properties that `:root` sets only once by their values, and removes those that are no longer read.
 * Repeated values compress better than names, and the page needs no table of names.
 */
export function withConstantsInPlace(css: string): string {
  const constants = constantsOf(css)
  return withoutUnusedProperties(
    css.replace(reading, (whole, name: string) => resolved(name, constants) ?? whole),
  )
}

/** Matches only `var()` without a fallback: a property with a fallback may be missing. */
const reading = /var\((--[\w-]+)\)/g

/** Properties declared exactly once, in a `:root` rule outside media queries. */
function constantsOf(css: string): ReadonlyMap<string, string> {
  const declared = [...css.matchAll(/(?<=[{;])(--[\w-]+):/g)].map(([, name]) => name)
  const repeated = new Set(declared.filter((name, index) => declared.indexOf(name) !== index))
  const rules = [...css.matchAll(/(?<!\{):root\{([^}]*)\}/g)].map(([, declarations = '']) => declarations)
  const constants = new Map<string, string>()
  for (const [, name = '', value = ''] of rules.join(';').matchAll(/(?<![^;])(--[\w-]+):([^;]*)/g)) {
    if (!repeated.has(name)) constants.set(name, withoutSpaces(value))
  }
  return constants
}

/** Lightning CSS keeps the spaces in the values of custom properties. Those in quotes have a meaning. */
const withoutSpaces = (value: string): string =>
  value.replace(/"[^"]*"|(?<!\s)\s*([,/])\s+/g, (whole, separator?: string) => separator ?? whole)

/** The property's value; undefined if it depends on a property that is not constant. */
function resolved(name: string, constants: ReadonlyMap<string, string>): string | undefined {
  const value = constants
    .get(name)
    ?.replace(reading, (whole, inner: string) => resolved(inner, constants) ?? whole)
  return value?.includes('var(') ? undefined : value
}

/** Removes custom properties that the page does not read, until none is left: a removed one may have read another. */
function withoutUnusedProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const kept = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) || name === readByIcons ? declaration : '',
  )
  return kept.length === css.length ? css : withoutUnusedProperties(kept)
}
