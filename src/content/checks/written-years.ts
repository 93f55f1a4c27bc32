import { endOfPhrase, parsePhrase } from './claims/phrase.ts'
import type { Sentence } from './claims/tokens.ts'
import { numberBefore } from './spelled-numbers.ts'

const practised = [
  'anos|decadas de ..2 experiencia|practica|trayectoria|ejercicio|carrera|profesion|servicio|dedicacion',
  'anos|decadas ..1 dedicad*|atendiendo|acompanando|cuidando|operando|ejerciendo|ayudando|trabajando|trayendo|formando|como',
  'anos|decadas ..1 *ando|*iendo|al_lado|a_su_lado|junto',
  'anos|decadas de ejercer|operar|atender|acompanar|trabajar|consultar|trayectoria',
  'anos|decadas en|como ..2 ginecolog*|profesion|medicina|consulta*|especialidad|obstetricia|mujer*',
  'anos|decadas $',
].map((text) => parsePhrase(text, {}))

const ownWords: ReadonlySet<string> = new Set(
  'experiencia trayectoria llevo llevamos cumplo cumplimos ejerzo'.split(' '),
)

/** What follows is about others, or no length of hers. */
const before: ReadonlySet<string> = new Set('cada tras minimo menos primeros hasta'.split(' '))

/** The years of practice that a sentence names, as they are written there. */
export function* yearsIn(sentence: Sentence, text: string): Generator<{ years: number; written: string }> {
  const { tokens } = sentence
  for (const [index, token] of tokens.entries()) {
    const isDecade = token.word === 'decadas'
    if (token.word !== 'anos' && !isDecade) continue
    const read = numberBefore(tokens, index)
    if (!read || before.has(tokens[read.from - 1]?.word ?? '')) continue
    const said = practised.map((phrase) => endOfPhrase(phrase, tokens, index) !== undefined)
    const isPractised = said.slice(0, -1).includes(true)
    const isAlone = said.at(-1) && index < 4 && index === tokens.length - 1 && tokens[0]?.word === 'mas'
    if (isPractised || isAlone || tokens.slice(0, read.from).some(({ word }) => ownWords.has(word)))
      yield {
        years: isDecade ? read.value * 10 : read.value,
        written: text.slice(tokens[read.from]?.start, token.end),
      }
  }
}
