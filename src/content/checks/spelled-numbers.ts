import type { Sentence } from './sentences.ts'

type Word = { readonly word: string; readonly start: number; readonly end: number }

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

/** A word of a number; 'y' only between a ten and a unit: 'treinta y dos', not 'diez y dos'. */
function isPart(words: readonly Word[], index: number): boolean {
  const word = words[index]?.word ?? ''
  if (word !== 'y') return values.has(word)
  const before = values.get(words[index - 1]?.word ?? '') ?? 0
  return before >= 30 && before < 100 && values.has(words[index + 1]?.word ?? '')
}

function amountOf(words: readonly Word[]): number {
  let thousands = 0
  let rest = 0
  for (const { word } of words) {
    if (word === 'mil') {
      thousands += Math.max(1, rest) * 1000
      rest = 0
    } else rest += values.get(word) ?? 0
  }
  return thousands + rest
}

/** A sentence with its numbers in digits and the times of the day as 'am' or 'pm'. */
export function inDigits({ text, plain }: Sentence): string {
  const words = Array.from(plain.matchAll(/[a-z\d]+/g), ({ 0: word, index: start }) => ({
    word,
    start,
    end: start + word.length,
  }))
  let said = ''
  let at = 0
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]
    if (!first || !isPart(words, index) || /^(?:un|uno|cero)$/.test(first.word)) continue
    let next = index + 1
    while (isPart(words, next)) next += 1
    said += text.slice(at, first.start) + amountOf(words.slice(index, next))
    at = words[next - 1]?.end ?? first.end
    index = next - 1
  }
  return (said + text.slice(at))
    .replaceAll(/(?<=\d) (?:de|por) la mañana/giu, ' am')
    .replaceAll(/(?<=\d) (?:de|por) la (?:tarde|noche)/giu, ' pm')
}
