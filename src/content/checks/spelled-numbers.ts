import type { Sentence, Token } from './claims/tokens.ts'

const units =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
const hundreds =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'

const values: ReadonlyMap<string, number> = new Map([
  ...units.split(' ').map((word, index) => [word, index] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 3) * 10] as const),
  ...hundreds.split(' ').map((word, index) => [word, (index + 1) * 100] as const),
  ['ciento', 100],
  ['mil', 1000],
])

/** The number that ends before a token, in digits or in words, and its first token. */
export function numberBefore(
  tokens: readonly Token[],
  index: number,
): { value: number; from: number } | undefined {
  const last = tokens[index - 1]?.word ?? ''
  if (/^\d{1,2}$/.test(last)) return { value: Number(last), from: index - 1 }
  let from = index
  while (isPart(tokens, from - 1)) from -= 1
  if (from === index) return
  return { value: amountOf(tokens.slice(from, index)), from }
}

/** A word of a number; 'y' only between a ten and a unit: 'treinta y dos', not 'diez y dos'. */
function isPart(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? ''
  if (word !== 'y') return values.has(word)
  const before = values.get(tokens[index - 1]?.word ?? '') ?? 0
  return before >= 30 && before < 100 && values.has(tokens[index + 1]?.word ?? '')
}

function amountOf(tokens: readonly Token[]): number {
  let thousands = 0
  let rest = 0
  for (const { word } of tokens) {
    if (word === 'mil') {
      thousands += Math.max(1, rest) * 1000
      rest = 0
    } else rest += values.get(word) ?? 0
  }
  return thousands + rest
}

/** A sentence of a text with its numbers in digits and the times of the day as 'am' or 'pm'. */
export function inDigits(text: string, { tokens, start, end }: Sentence): string {
  let said = ''
  let at = start
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index]
    if (!first || !isPart(tokens, index) || /^(?:un|uno|cero)$/.test(first.word)) continue
    let next = index + 1
    while (isPart(tokens, next)) next += 1
    said += text.slice(at, first.start) + amountOf(tokens.slice(index, next))
    at = tokens[next - 1]?.end ?? first.end
    index = next - 1
  }
  return (said + text.slice(at, end))
    .replaceAll(/(?<=\d) (?:de|por) la mañana/giu, ' am')
    .replaceAll(/(?<=\d) (?:de|por) la (?:tarde|noche)/giu, ' pm')
}
