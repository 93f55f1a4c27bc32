import { claimsOf } from './claims/claims-in.ts'
import { parsePhrase } from './claims/phrase.ts'
import { anyPhrase } from './claims/phrase-index.ts'
import { type Sentence, sentencesOf } from './claims/tokens.ts'
import { vocabulary } from './claims/vocabulary.ts'
import { readOnce } from './read-once.ts'
import { inDigits } from './spelled-numbers.ts'

const phrases = (...texts: string[]) => anyPhrase(texts.map((text) => parsePhrase(text, vocabulary)))

/** Colleagues by what they do, and institutions. */
const colleagues = phrases(
  'anestesi*|pediatra+|neonatolog*|urolog*|oncolog*|radiolog*|psicolog*|nutriolog*|patolog*|genetista+|endocrinolog*|cirujano+|cardiolog*|internista+|mastolog*|dermatolog*|fisioterap*|psiquiatra+|hematolog*|partera+|enfermer*|doula+|quimico+',
  'mi maestro|maestra|colega|profesor|profesora|companera|companero|socia',
  'junto con',
  '~describir|~inventar|invento|metodo|maniobra|prueba|segun|autor|autora|libro|escala del? dr|dra|doctor|doctora|~describir',
)
const institutions = phrases(
  'hospital+|gabinete+|registro_civil|anexo|banco_de|aseguradora+|laboratorio+|farmacia+|locatel|bomberos|policia|profeco|conamed|cofepris|imss|issste|instituto|consejo|colegio|embajada|banco|dif|gob|fundacion|capasits|sanatorio|911|079|centro_de_salud|secretaria_de|registro_nacional|linea_de|cruz_roja|clinica_de|seguro|quejas|queja',
)
const hers = phrases('mi|mis|nuestro+|llameme|escribame|soy|atiendo|consulto|conmigo|citas')

const has = ({ tokens }: Sentence, isAt: ReturnType<typeof anyPhrase>) =>
  tokens.some((_, index) => isAt(tokens, index))

/** Whether the facts of a sentence are those of an institution or a colleague, not of the practice. */
const isOfOthers = (sentence: Sentence): boolean =>
  has(sentence, colleagues) || (has(sentence, institutions) && !has(sentence, hers))

/** A fact has a number, an e-mail address or a name. */
const mayStateFact = /[\d@]|\p{L}\s\p{Lu}|D[Rr]|octor/u

/** The claims of a text, and the sentences that may state a fact of the practice, with their numbers in digits. */
export const readSentences = readOnce((text) => {
  const sentences = sentencesOf(text)
  return {
    claims: sentences.flatMap(claimsOf),
    facts: sentences
      .map((sentence) => ({ sentence, said: inDigits(text, sentence) }))
      .filter(({ sentence, said }) => mayStateFact.test(said) && !isOfOthers(sentence)),
  }
})
