/** A number as a person typed it. */
export type TypedNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly value: number }
  /** `possible`: the numbers that the text may mean, none of which is taken. */
  | { readonly kind: 'unclear'; readonly possible: readonly number[] }

type NumberForm = {
  /** The largest number that the field accepts. Below 1,000 no separator can separate thousands. */
  readonly max?: number | undefined
}

/** Longer texts are not read. */
const maxLength = 40

/**
 * Reads '1,200.50', '1.200,50', '1 200', '$1,200 MXN' or '0,5'. Where a text may mean two numbers ('1,2000'), none is
 * taken.
 */
export function readTypedNumber(text: string, { max = Number.POSITIVE_INFINITY }: NumberForm): TypedNumber {
  const plain = withoutUnits(text)
  if (plain === '') return { kind: 'none' }
  const [, minus = '', amount] = /^(-?)((?=[.,]?\d)[\d.,'’ ]*)$/.exec(plain) ?? []
  if (amount === undefined || plain.length > maxLength) return unclear()
  // A separator at the end is the start of decimals that are still being typed.
  const digits = amount.replace(/[.,]$/, '')
  const groups = digits.split(/[.,'’ ]/)
  const separators = digits.replaceAll(/\d/g, '')
  const { value, possible } = readGroups(groups, separators, max >= thousand)
  if (value === undefined) return unclear(possible?.map((number) => signed(minus, number)))
  return { kind: 'number', value: signed(minus, value) }
}

const thousand = 1000
const unclear = (possible: readonly number[] = []): TypedNumber => ({ kind: 'unclear', possible })
const signed = (minus: string, value: number) => (minus === '' ? value : -value)

type GroupsReading = { readonly value?: number; readonly possible?: readonly number[] }

/** @param separators What stands between the groups of digits, one character each. */
function readGroups(groups: readonly string[], separators: string, hasThousands: boolean): GroupsReading {
  const joined = Number(groups.join(''))
  const last = separators.at(-1)
  if (last === undefined) return { value: joined }
  const end = groups.at(-1) ?? ''
  const before = groups.slice(0, -1)
  const withDecimals = Number(`${before.join('')}.${end}`)
  const isPoint = last === '.' || last === ','
  const others = separators.slice(0, -1)

  if (others === '' && isPoint) {
    const [whole = ''] = before
    if (hasThousands && areThousands(groups)) return { value: joined }
    const isDecimal = end.length <= 2 || !hasThousands || /^0?$/.test(whole)
    return isDecimal ? { value: withDecimals } : { possible: [withDecimals, joined] }
  }
  if (!hasThousands) return {}
  // '1 200 000', and Mexico's way to write a million: 1'200,000.
  const areAlike = new Set(others.replaceAll(/['’]/g, '')).size <= 1
  const isLastAlike = others === '' || others.replaceAll(/['’]/g, last) === last.repeat(others.length)
  if (areThousands(groups) && isLastAlike) return { value: joined }
  const areDecimals = isPoint && !others.includes(last) && end.length <= 2 && areThousands(before)
  if (areDecimals && areAlike) return { value: withDecimals }
  return { possible: [joined] }
}

/** '1', '200', '000': every group after the first one has three digits. */
const areThousands = ([first = '', ...rest]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3)

/** The text without currency, unit and invisible characters, with one kind of space. */
const withoutUnits = (text: string): string =>
  text
    .slice(0, 4 * maxLength)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:mxn?|m\.n\.) ?/i, '')
    .replace(/^(-?)\$ ?/, '$1')
    .replace(/[−–]/g, '-')
    .replace(/ ?(?:mxn|m\. ?n\.?|pesos?|años?|días?|px|ms|%)\.?$/i, '')
    .replace(/ pesos$/i, '')

const format = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 20 })

/** A number as people read it in Mexico: '12,000.5'. */
export const groupedNumber = (value: number): string => format.format(value)

/** Why a text was not taken as a number; Spanish, for the person who typed it. */
export function explainUnclear(text: string, form: NumberForm): string | undefined {
  const read = readTypedNumber(text, form)
  if (read.kind !== 'unclear') return
  const [one, other] = read.possible.map(groupedNumber)
  const typed = `«${text.trim().slice(0, maxLength)}»`
  if (one === undefined) return `No se entiende ${typed}. Escriba solo el número, por ejemplo 1200 o 12.5.`
  if (other === undefined) return `No se entiende ${typed}. Si es ${one}, escríbalo así.`
  return `${typed} puede ser ${one} o ${other}. Escriba el que sea, sin separar los miles.`
}
