/** First words of a place's name that Spanish uses with an article. */
const articles: readonly (readonly [words: RegExp, article: string])[] = [
  [/^(?:consultorio|hospital|sanatorio|centro|instituto)\b/i, 'el'],
  [/^(?:cl[ií]nica|unidad|torre|maternidad)\b/i, 'la'],
]

/** 'en Star Médica', 'en el Hospital Ángeles', 'en el consultorio'. */
export function inPlace(name: string): string {
  const [, article] = articles.find(([words]) => words.test(name)) ?? []
  if (!article) return `en ${name}`
  const isCommonNoun = /^(?:consultorio|hospital|cl[ií]nica)$/i.test(name)
  return `en ${article} ${isCommonNoun ? name.toLowerCase() : name}`
}
