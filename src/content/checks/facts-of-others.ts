import { endOfPhrase, parsePhrase } from './claims/phrase.ts'
import type { Sentence } from './claims/tokens.ts'
import { vocabulary } from './claims/vocabulary.ts'

const parse = (text: string) => parsePhrase(text, vocabulary)

/** Colleagues by what they do, and institutions. */
const colleagues = [
  'anestesi*|pediatra+|neonatolog*|urolog*|oncolog*|radiolog*|psicolog*|nutriolog*|patolog*|genetista+|endocrinolog*|cirujano+|cardiolog*|internista+|mastolog*|dermatolog*|fisioterap*|psiquiatra+|hematolog*|partera+|enfermer*|doula+|quimico+',
  'mi maestro|maestra|colega|profesor|profesora|companera|companero|socia',
  'junto con',
  '~describir|~inventar|invento|metodo|maniobra|prueba|segun|autor|autora|libro|escala del? dr|dra|doctor|doctora|~describir',
].map(parse)
const institutions = [
  'hospital+|gabinete+|registro_civil|anexo|banco_de|aseguradora+|laboratorio+|farmacia+|locatel|bomberos|policia|profeco|conamed|cofepris|imss|issste|instituto|consejo|colegio|embajada|banco|dif|gob|fundacion|capasits|sanatorio|911|079|centro_de_salud|secretaria_de|registro_nacional|linea_de|cruz_roja|clinica_de|seguro|quejas|queja',
].map(parse)
const hers = ['mi|mis|nuestro+|llameme|escribame|soy|atiendo|consulto|conmigo|citas'].map(parse)

const has = ({ tokens }: Sentence, phrases: readonly ReturnType<typeof parse>[]) =>
  phrases.some((phrase) => tokens.some((_, index) => endOfPhrase(phrase, tokens, index) !== undefined))

/** Whether a sentence names a colleague with what she does there. */
const isOfColleague = (sentence: Sentence): boolean => has(sentence, colleagues)

/** Whether the facts of a sentence are those of an institution or a colleague, not of the practice. */
export const isOfOthers = (sentence: Sentence): boolean =>
  isOfColleague(sentence) || (has(sentence, institutions) && !has(sentence, hers))
