/** What the file of icons reads: it takes its colours from the page that shows them. */
const readByIcons = '--accent-500'

/**
 * Writes the custom properties that `:root` sets once and for all as their values wherever a page reads them, and drops
 * those that nothing reads any more: repeated values compress better than names, and need no table of names.
 */
export function withConstantsInPlace(css: string): string {
  const constants = constantsOf(css)
  return withoutUnusedProperties(
    css.replace(reading, (whole, name: string) => resolved(name, constants) ?? whole),
  )
}

/** Without a fallback: what has one may be absent. */
const reading = /var\((--[\w-]+)\)/g

/** Properties that one `:root` outside of media queries declares, and nothing else declares anew. */
function constantsOf(css: string): ReadonlyMap<string, string> {
  const declared = [...css.matchAll(/(?<=[{;])(--[\w-]+):/g)].map(([, name]) => name)
  const repeated = new Set(declared.filter((name, index) => declared.indexOf(name) !== index))
  const rules = [...css.matchAll(/(?<!\{):root\{([^}]*)\}/g)].map(([, declarations = '']) => declarations)
  const constants = new Map<string, string>()
  for (const [, name = '', value = ''] of rules.join(';').matchAll(/(--[\w-]+):([^;]*)/g)) {
    if (!repeated.has(name)) constants.set(name, value)
  }
  return constants
}

/** The property's value, unless it depends on one that is no constant. */
function resolved(name: string, constants: ReadonlyMap<string, string>): string | undefined {
  const value = constants
    .get(name)
    ?.replace(reading, (whole, inner: string) => resolved(inner, constants) ?? whole)
  return value?.includes('var(') ? undefined : value
}

/** Drops the custom properties that nothing of the page reads, and those that only they read. */
function withoutUnusedProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) || name === readByIcons ? declaration : '',
  )
  return kept.length === css.length ? css : withoutUnusedProperties(kept)
}
