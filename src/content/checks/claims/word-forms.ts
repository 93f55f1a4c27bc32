/** Present, preterite, imperfect, future, conditional and subjunctive of regular verbs, without accents. */
const endings = {
  ar: 'o as a amos an e aste aron aba abas abamos aban are aras ara aremos aran aria arias ariamos arian es emos en ando ado ada ados adas ar',
  er: 'o es e emos en i iste io imos ieron ia ias iamos ian ere eras era eremos eran eria erias eriamos erian a as amos an iendo ido ida idos idas er',
  ir: 'o es e imos en i iste io ieron ia ias iamos ian ire iras ira iremos iran iria irias iriamos irian a as amos an iendo ido ida idos idas ir',
} as const

/** Endings that only 'yo' and 'nosotros' have. */
const firstPerson = {
  ar: 'o amos are aremos ariamos abamos',
  er: 'o emos ere eremos eriamos',
  ir: 'o imos ire iremos iriamos',
} as const

/** Infinitive, gerund and imperative, which pronouns are attached to. */
const takesPronouns = /(?:[aei]r|ndo|[ae]n?)$/
const pronouns = 'me te se le les lo la los las nos selo sela telo tela'.split(' ')

/**
 * Every form of a verb, without accents. A verb whose stem changes gives its other stem after a slash:
 * 'resolver/resuelv'.
 */
export function verbForms(verb: string, person: 'any' | 'first' = 'any'): string[] {
  const [infinitive = '', changed] = verb.split('/')
  const kind = infinitive.endsWith('ar') ? 'ar' : infinitive.endsWith('er') ? 'er' : 'ir'
  const stem = infinitive.slice(0, -2)
  const stems = [stem, ...(changed ? [changed] : [])]
  const forms = stems.flatMap((each) =>
    (person === 'first' ? firstPerson : endings)[kind].split(' ').map((ending) => joined(each, ending)),
  )
  if (person === 'first') return forms
  return forms.flatMap((form) => [
    form,
    ...(takesPronouns.test(form) ? pronouns.map((pronoun) => form + pronoun) : []),
  ])
}

/** 'erradic' and 'e' are 'erradique', 'garantiz' and 'e' 'garantice', 'desaparec' and 'a' 'desaparezca'. */
function joined(stem: string, ending: string): string {
  if (ending.startsWith('e') || ending.startsWith('i')) {
    if (stem.endsWith('z')) return `${stem.slice(0, -1)}c${ending}`
    return stem + ending
  }
  if (/[aeo]c$/.test(stem) && /^[ao](?:s|n|mos)?$/.test(ending) && stem.endsWith('ec'))
    return `${stem.slice(0, -1)}zc${ending}`
  return stem + ending
}

/** Masculine, feminine and plural of a noun or adjective: 'seguro', 'doctor', 'eficaz', 'grave'. */
export function nounForms(word: string): string[] {
  if (word.endsWith('o')) return ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending)
  if (word.endsWith('z')) return [word, `${word.slice(0, -1)}ces`]
  if (/[aeiu]$/.test(word)) return [word, `${word}s`]
  return [word, `${word}a`, `${word}s`, `${word}es`, `${word}as`]
}
