import { expect, test } from 'vitest'
import { sampleTexts } from '#sample/testing/sample-texts.ts'
import advertising from '#tests/sentences/advertising.json' with { type: 'json' }
import { sentencesOf } from '../sentences.ts'
import { findPhrases } from './find-phrases.ts'
import { phraseAdvice } from './phrase-rule.ts'
import { phraseGroups } from './phrases.ts'

const isFound = (text: string) => findPhrases(text).length > 0

test('finds at least 85 % of plain advertising', () => {
  const missed = advertising.plain.filter((text) => !isFound(text))

  expect(advertising.plain.length).toBeGreaterThanOrEqual(100)
  expect(missed.length / advertising.plain.length, missed.join('\n')).toBeLessThanOrEqual(0.15)
})

test('flags at most 0.5 % of ordinary sentences', () => {
  const flagged = advertising.ordinary.filter(isFound)

  expect(advertising.ordinary.length).toBeGreaterThanOrEqual(300)
  expect(flagged.length / advertising.ordinary.length, flagged.join('\n')).toBeLessThanOrEqual(0.005)
})

test('flags nothing in the medical prose of the sample', () => {
  const texts = sampleTexts()

  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.flatMap(({ path, text }) => phraseAdvice(path, text))).toEqual([])
})

test.each([
  'Sin garantizar tiempos ni resultados.',
  'No garantizamos un embarazo.',
  'Ningún método es 100 % eficaz.',
  'El antibiótico puede curar la infección, y el VPH no se cura.',
  'Desconfíe de quien le prometa resultados garantizados.',
  'El folleto dice «resultados garantizados» sin más.',
  'Según la guía, la efectividad es del 99 %.',
  'La póliza cubre el 100 % y la carta de garantía llega en dos días.',
  '¿Es 100 % seguro?',
  'Un bulto sin dolor debe revisarse.',
])('a sentence that denies, reports, cites or asks has no phrase: %s', (text) => {
  expect(findPhrases(text)).toEqual([])
})

test.each([
  ['Tratamiento sin cirugía y con resultados garantizados', 'garantizados'],
  ['No dude: somos la mejor clínica.', 'mejor clínica'],
  ['¿Busca a la mejor ginecóloga de Puebla?', 'mejor ginecóloga'],
  ['No prometemos milagros, pero garantizamos su embarazo.', 'garantizamos'],
  ['DIU TAMBIÉN SIN DOLOR', 'DIU TAMBIÉN SIN DOLOR'],
])('a denial or a question does not reach the phrase of: %s', (text, words) => {
  expect(findPhrases(text).map((found) => found.words)).toEqual([words])
})

test('repeats the words as they are written, wherever the sentence is', () => {
  const text = 'La Dra. Ruiz atiende a las 9:00. Le explica todo.\nGarantía de éxito… ¡Láser vaginal!'

  expect(findPhrases(text).map(({ words }) => words)).toEqual(['Garantía', 'Láser vaginal'])
})

test('tells every phrase of a sentence, also two of one group', () => {
  const text = 'Garantizamos el embarazo en tres meses y resultados 100 % seguros, garantizados por escrito.'

  expect(findPhrases(text).map(({ words }) => words)).toEqual([
    'Garantizamos',
    '100 % seguros',
    'garantizados',
  ])
})

test.each(
  phraseGroups.map(({ why, better }) => [why, better]),
)('what to say in place of «%s» has no phrase', (_, better) => {
  expect(findPhrases(better)).toEqual([])
})

test('the plain advertising has every phrase of the table', () => {
  const plain = advertising.plain.flatMap((text) => sentencesOf(text).map((sentence) => sentence.plain))
  const unused = phraseGroups.flatMap(({ phrases }) =>
    phrases.filter(([says]) => !plain.some((sentence) => says.test(sentence))),
  )

  expect(unused.map(([says]) => says.source)).toEqual([])
})
