import { plainText } from '#content/texts/words.ts'
/** A word of a query. */
export type QueryWord = {
  readonly stem: string
  /** Words such as 'cuánto' and 'atiende' say what is asked about the others: a result need not contain them. */
  readonly isRequired: boolean
}

/** Lower case without accents, with single spaces between words. */
export const folded = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The stems of a text's words, without those that say nothing by themselves. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem)

export function queryWords(query: string): QueryWord[] {
  const words = wordsOf(query).map((word) => ({ stem: stem(word), isRequired: !askingWords.has(stem(word)) }))
  return words.some(({ isRequired }) => isRequired)
    ? words
    : words.map((word) => ({ ...word, isRequired: true }))
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word))

/** The word without its endings for number and gender: 'quistes' and 'quiste' give 'quist', 'matrices' and 'matriz' 'matric'. */
function stem(word: string): string {
  if (word.length < 4) return word
  const singular = word.endsWith('s') ? word.slice(0, -1) : word
  if (singular.endsWith('z')) return `${singular.slice(0, -1)}c`
  return singular.length > 3 && /[aeo]$/.test(singular) ? singular.slice(0, -1) : singular
}

const emptyWords: ReadonlySet<string> = new Set(
  `a al ante asi aun con de del desde dr dra e el ella en entre era es esa ese eso esta estan este esto estoy fue ha hace
  hacen hay la las le les lo los mas me mi mis muy ni no nos o para pero por puede pueden puedo que quiero quisiera se ser
  si sin sobre son soy su sus tambien te tengo tener ti tiene tienen tu un una unas uno unos usted va voy y ya yo`.split(
    /\s+/,
  ),
)

const askingWords: ReadonlySet<string> = new Set(
  `acepta aceptan atiende atienden busco cobra cobran como costo cual cuales cuando cuanto cuesta cuestan donde doctora
  ginecologa informacion necesito precio precios quien seguro tarifa trata tratan vale`
    .split(/\s+/)
    .map(stem),
)
