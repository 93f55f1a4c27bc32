import { endOfPhrase, parsePhrase } from './claims/phrase.ts'
import type { Sentence, Token } from './claims/tokens.ts'

const words =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens: Readonly<Record<string, number>> = { treinta: 30, cuarenta: 40, cincuenta: 50 }

const practised = [
  'anos de ..2 experiencia|practica|trayectoria|ejercicio|carrera|profesion|servicio|dedicacion',
  'anos ..1 dedicad*|atendiendo|acompanando|cuidando|operando|ejerciendo|ayudando|trabajando|trayendo|formando|como',
  'anos ..1 *ando|*iendo|al_lado|a_su_lado|junto',
  'anos en|como ..2 ginecolog*|profesion|medicina|consulta*|especialidad|obstetricia|mujer*',
  'anos $',
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
    if (token.word !== 'anos') continue
    const read = numberBefore(tokens, index)
    if (!read || before.has(tokens[read.from - 1]?.word ?? '')) continue
    const said = practised.map((phrase) => endOfPhrase(phrase, tokens, index) !== undefined)
    const isPractised = said.slice(0, -1).includes(true)
    const isAlone = said.at(-1) && index < 4 && index === tokens.length - 1 && tokens[0]?.word === 'mas'
    if (isPractised || isAlone || tokens.slice(0, read.from).some(({ word }) => ownWords.has(word)))
      yield { years: read.value, written: text.slice(tokens[read.from]?.start, token.end) }
  }
}

function numberBefore(tokens: readonly Token[], index: number): { value: number; from: number } | undefined {
  const word = tokens[index - 1]?.word ?? ''
  if (/^\d{1,2}$/.test(word)) return { value: Number(word), from: index - 1 }
  if (tens[word]) return { value: tens[word], from: index - 1 }
  const unit = words.indexOf(word)
  const ten = tokens[index - 2]?.word === 'y' ? tens[tokens[index - 3]?.word ?? ''] : undefined
  if (unit > 0 && ten) return { value: ten + unit, from: index - 3 }
  return unit > 0 ? { value: unit, from: index - 1 } : undefined
}
