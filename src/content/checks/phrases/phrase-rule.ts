import { markValues } from '#content/facts/marks.ts'
import { type Json, valueAt } from '#content/values/json.ts'
import type { CheckedSite, Part } from '../checked-site.ts'
import { readOnce } from '../read-once.ts'
import { readTexts } from '../read-texts.ts'
import type { Rule } from '../rule.ts'
import { type FoundPhrase, findPhrases } from './find-phrases.ts'

/** Phrases that may not be advertised with. One dismissal silences one phrase of one text. */
export const phraseRule: Rule = {
  id: 'frase-de-riesgo',
  level: 'sugiere',
  reason:
    'La publicidad de servicios de salud orienta, educa y puede comprobarse; no promete, no exagera y no presiona (Ley General de Salud, art. 306; Reglamento en Materia de Publicidad, arts. 6 y 9). La lista solo conoce las frases más claras: lo demás lo juzga usted.',
  *find(part, site) {
    if (part.document === 'selected-sections') return
    for (const { path, text, where } of readTexts(part, site)) {
      if (!isHers(path)) continue
      for (const found of phrasesIn(text))
        if (where !== '' || !isOfFact(found, valueAt(part.stored, path), site))
          yield { path, text: where + sayPhrase(found, isOfPatient(part)), part: found.words }
    }
  },
}

const phrasesIn = readOnce(findPhrases)

/** Whether the words come from a fact that the stored text names or leaves out: they are told at the fact's own field. */
const isOfFact = ({ words }: FoundPhrase, stored: Json | undefined, site: CheckedSite) =>
  typeof stored === 'string' &&
  !stored.includes(words) &&
  [...markValues(site.stored['site-content']).values()].some(({ text }) => text.includes(words))

const isOfPatient = ({ document }: Part) => document === 'testimonials'

/** Names of sources, myths that the text refutes, and what patients type into a search are no words of the practice. */
const isHers = (path: string) =>
  !/^sources\.|^myths\.\d+\.myth$|(?:^|\.)(?:synonyms|keywords|icon|iconIndividual|alternates)(?:\.|$)/.test(
    path,
  )

/** What the owner is told about a phrase. The words of a patient are not rewritten for her. */
function sayPhrase({ words, group: { why, law, better } }: FoundPhrase, isPatients = false): string {
  const advice = isPatients ? 'Publique otro testimonio, o solo otra parte.' : `Mejor: «${better}»`
  return `Dice «${words}». ${why} (${law}). ${advice}`
}

/** What is told beside a field while its text is typed. */
export const phraseAdvice = (path: string, text: string): string[] =>
  isHers(path) ? findPhrases(text).map((found) => sayPhrase(found)) : []
