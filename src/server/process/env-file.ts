/** One line, or several, that set a variable, and where they are in the text. */
type Assignment = {
  readonly name: string
  readonly value: string
  readonly start: number
  /** After the line break. */
  readonly end: number
}

export type EnvFile = {
  readonly assignments: readonly Assignment[]
  /** Numbers, from 1, of lines that set nothing, although they are neither empty nor comments. */
  readonly ignored: readonly number[]
}

const isSpace = (character: string) => ' \t\r\n'.includes(character)
const isName = (text: string) => /^[A-Za-z_]\w*$/.test(text)

/** What a backslash protects within double quotes. */
const protectedCharacters = '"\\`$'

/**
 * Reads a file as systemd reads an `EnvironmentFile=` (systemd.exec(5)): nothing is run or expanded. The service, the
 * scripts of `deploy/` and the commands on an installed machine must all read the same values. Takes each character
 * once.
 */
export function parseEnvFile(text: string): EnvFile {
  const assignments: Assignment[] = []
  const ignored: number[] = []
  let line = 1
  for (let start = 0; start < text.length; ) {
    const { end, name, value } = readEntry(text, start)
    if (name !== undefined && isName(name)) assignments.push({ name, value, start, end })
    else if (name !== undefined || value !== '') ignored.push(line)
    for (let place = start; place < end; place += 1) if (text[place] === '\n') line += 1
    start = end
  }
  return { assignments, ignored }
}

/** The variables that the file sets. A later assignment replaces an earlier one. */
export function valuesOf({ assignments }: EnvFile): Readonly<Record<string, string>> {
  return Object.fromEntries(assignments.map(({ name, value }) => [name, value]))
}

/** The text with one assignment of this variable, in place of its first one; all other lines stay. */
export function withSetting(text: string, name: string, value: string): string {
  const own = parseEnvFile(text).assignments.filter((assignment) => assignment.name === name)
  const line = `${name}=${quoted(value)}\n`
  const [first] = own
  if (!first) return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}`
  let changed = text
  for (const { start, end } of own.toReversed()) {
    changed = changed.slice(0, start) + (start === first.start ? line : '') + changed.slice(end)
  }
  return changed
}

const quoted = (value: string) =>
  /^[\w.:/@,+-]*$/.test(value) ? value : `"${value.replace(/["\\`$]/g, (character) => `\\${character}`)}"`

type Entry = {
  readonly end: number
  /** Undefined for an empty line, a comment and a line without `=`. */
  readonly name?: string
  /** For a line without `=`, its text. */
  readonly value: string
}

function readEntry(text: string, start: number): Entry {
  let place = start
  while (place < text.length && isSpace(text[place] ?? '')) {
    if (text[place] === '\n') return { end: place + 1, value: '' }
    place += 1
  }
  const lineEnd = endOfLine(text, place)
  if (text[place] === '#' || text[place] === ';') return { end: lineEnd, value: '' }
  const equals = text.indexOf('=', place)
  if (equals === -1 || equals >= lineEnd) return { end: lineEnd, value: text.slice(place, lineEnd).trim() }
  return { name: text.slice(place, equals).trimEnd(), ...readValue(text, equals + 1) }
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  return found === -1 ? text.length : found + 1
}

/** Quotes count only at the start of a value and right after another quoted part. */
function readValue(text: string, start: number): { readonly value: string; readonly end: number } {
  let place = start
  let value = ''
  while (place < text.length) {
    const character = text[place] ?? ''
    if (character === '\n') return { value, end: place + 1 }
    if (character === "'" || character === '"') {
      const part = readQuoted(text, place + 1, character)
      value += part.value
      place = part.end
    } else if (isSpace(character)) place += 1
    else {
      const part = readUnquoted(text, place)
      return { value: value + part.value, end: part.end }
    }
  }
  return { value, end: place }
}

function readQuoted(text: string, start: number, quote: string) {
  let value = ''
  for (let place = start; place < text.length; place += 1) {
    const character = text[place] ?? ''
    if (character === quote) return { value, end: place + 1 }
    const next = text[place + 1]
    if (quote === "'" || character !== '\\' || next === undefined) value += character
    else {
      place += 1
      if (protectedCharacters.includes(next)) value += next
      else if (next !== '\n') value += character + next
    }
  }
  return { value, end: text.length }
}

/** To the end of the line. Spaces at the end are dropped, unless a backslash protects them. */
function readUnquoted(text: string, start: number) {
  let value = ''
  let protectedLength = 0
  for (let place = start; place < text.length; place += 1) {
    const character = text[place] ?? ''
    if (character === '\n') return { value: trimmedEnd(value, protectedLength), end: place + 1 }
    if (character === '\\') {
      place += 1
      const next = text[place] ?? ''
      if (next !== '\n') value += next
      protectedLength = value.length
    } else value += character
  }
  return { value: trimmedEnd(value, protectedLength), end: text.length }
}

function trimmedEnd(value: string, protectedLength: number): string {
  let end = value.length
  while (end > protectedLength && isSpace(value[end - 1] ?? '')) end -= 1
  return value.slice(0, end)
}
