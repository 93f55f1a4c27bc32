import { oncePerPart, readOnce } from './read-once.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { inDigits } from './spelled-numbers.ts'

/** A sentence that may state a fact of the practice. */
export type FactSentence = ReadText & {
  readonly sentence: Sentence
  /** The sentence as it is written, with its numbers in digits. */
  readonly said: string
}

/** Colleagues by what they do, and who gave a name to a method. */
const colleague =
  /\b(?:anestesi|pediatra|neonatolog|urolog|oncolog|radiolog|psicolog|nutriolog|patolog|genetista|endocrinolog|cirujan|cardiolog|internista|mastolog|dermatolog|fisioterap|psiquiatra|hematolog|partera|enfermer|doula|quimic)\w*|\bmi (?:maestr[ao]|colega|profesora?|companer[ao]|socia)\b|\bjunto con\b|\b(?:descri|invent)\w+|\b(?:metodo|maniobra|prueba|segun|autora?|libro|escala) (?:de |del )?(?:la )?(?:dra?|doctora?)\b/

const institution =
  /\b(?:hospital|gabinete|registro civil|anexo|banco|aseguradora|laboratorio|farmacia|locatel|bomberos|policia|profeco|conamed|cofepris|imss|issste|instituto|consejo|colegio|embajada|dif|gob|fundacion|capasits|sanatorio|911|079|centro de salud|secretaria de|registro nacional|linea de|cruz roja|clinica de|seguro|quejas?)(?:s|es)?\b/

const hers = /\b(?:mi|mis|nuestr[ao]s?|llameme|escribame|soy|atiendo|consulto|conmigo|citas)\b/

const isOfOthers = ({ plain }: Sentence): boolean =>
  colleague.test(plain) || (institution.test(plain) && !hers.test(plain))

/** A fact has a number, an e-mail address or a name. */
const mayStateFact = /[\d@]|\p{L}\s\p{Lu}|D[Rr]|octor/u

const factsIn = readOnce((text) =>
  sentencesOf(text)
    .map((sentence) => ({ sentence, said: inDigits(sentence) }))
    .filter(({ sentence, said }) => mayStateFact.test(said) && !isOfOthers(sentence)),
)

/** The sentences of a part that may state facts of the practice: not of others, and no addresses and single facts. */
export const factSentences = oncePerPart((part, site): readonly FactSentence[] =>
  readTexts(part, site)
    .filter(({ path }) => !isFact(path))
    .flatMap((read) => factsIn(read.text).map((fact) => ({ ...read, ...fact })))
    .toArray(),
)

const isFact = (path: string) => /^doctorInfo\.|(?:^|\.)display$/.test(path)
