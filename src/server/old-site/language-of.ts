import { type PageLanguage, pageLanguages, siteLanguage } from '#content/texts/languages.ts'

/** Frequent words that few of the other languages have. */
const frequent: Readonly<Partial<Record<PageLanguage, ReadonlySet<string>>>> = {
  'es-MX': words(
    'el los las y en del con una por es su más lo pero al sus está también muy cuando hay qué cómo sin',
  ),
  en: words('the of and to is that it for was are with be you this have not your or from can will we our'),
  fr: words('le les et des du est une vous pour dans avec votre pas au aux sur ce cette qui nous être ou'),
  pt: words('o os da do em com não uma é são você na ao dos das mais ou sua seu pela pelo também muito'),
  de: words('der die und den von zu das mit sich des auf für ist im dem nicht ein eine sie bei oder wir'),
  it: words('il di che è per sono non della gli nel più del dei alla anche con una si le questo'),
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Writing systems of one language each, in the order in which they count: Japanese has Chinese characters too. */
const scripts: readonly (readonly [PageLanguage, RegExp])[] = [
  ['ja', /[\p{sc=Hira}\p{sc=Kana}]/gu],
  ['ko', /\p{sc=Hang}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['ru', /\p{sc=Cyrl}/gu],
]

/** In characters: enough to tell. */
const maxRead = 10_000
const minWords = 4

/** The language of a text; undefined if it is too short, or in several alike. */
function languageOf(text: string): PageLanguage | undefined {
  const read = text.slice(0, maxRead).toLowerCase()
  const letters = read.match(/\p{L}/gu)?.length ?? 0
  const script = scripts.find(([, letter]) => (read.match(letter)?.length ?? 0) > letters / 4)
  if (script) return script[0]
  const all: readonly string[] = read.match(/\p{L}+/gu) ?? []
  const counts = pageLanguages
    .map((language) => ({ language, count: all.filter((word) => frequent[language]?.has(word)).length }))
    .toSorted((one, other) => other.count - one.count)
  const [first, second] = counts
  if (!first || !second || first.count < minWords || first.count < 1.5 * second.count) return undefined
  return first.language
}

/**
 * The language of a page, if it may have this one: that of its text, because sites often declare that of their theme.
 * Spanish of any country is that of the site.
 */
export function pageLanguage(declared: string, text: string): PageLanguage {
  const [primary] = declared.toLowerCase().split(/[-_]/)
  return languageOf(text) ?? pageLanguages.find((language) => language === primary) ?? siteLanguage
}
