import { expect, test } from 'vitest'
import { betterSentence } from './better-sentence.ts'
import { claimsIn } from './claims-in.ts'
import { claimKinds } from './kinds.ts'
import { withBetter } from './with-better.ts'

const kindsIn = (text: string) => claimsIn(text).map(({ kind }) => kind.id)

test.each([
  ['Tratamiento sin cirugía y con resultados garantizados', 'palabra-garantia'],
  ['Láser sin hospitalización con garantía', 'palabra-garantia'],
  ['No dude: somos la mejor clínica.', 'palabra-el-mejor'],
  ['¿Busca a la mejor ginecóloga de Puebla?', 'palabra-el-mejor'],
  ['DIU también sin dolor', 'palabra-sin-riesgo'],
])('a denial or a question does not reach the claim of: %s', (text, kind) => {
  expect(kindsIn(text)).toContain(kind)
})

test.each([
  'Decidimos juntas, sin garantizar tiempos ni resultados.',
  'Ningún método es 100 % eficaz.',
  'Desconfíe de quien le prometa resultados garantizados.',
  'El anuncio dice «resultados garantizados».',
  '¿Es 100 % seguro?',
  'El método más eficaz es el implante.',
  'Un bulto sin dolor debe revisarse.',
])('a sentence that denies, reports or describes claims nothing: %s', (text) => {
  expect(kindsIn(text)).toEqual([])
})

test.each([
  ['resultados garantisados', 'palabra-garantia'],
  ['95 x siento de éxito en nuestro consultorio', 'palabra-cifras'],
  ['le asemos su sirujia y en un dia ya no tiene ningun riezgo', 'palabra-sin-riesgo'],
  ['ELIMINA LOS QUISTEZ PARA CIEMPRE', 'palabra-cura'],
])('reads what is misspelled as it sounds: %s', (text, kind) => {
  expect(kindsIn(text)).toContain(kind)
})

test.each([
  'Una agencia propuso «partos sin dolor».',
  'Dice la FIGO que la hemorragia es de las primeras causas de muerte en el mundo.',
  'Lo que sigue no es promesa, garantía ni diagnóstico.',
  'El carcinoma de ovario avanza en silencio y sin dolor.',
  'Tenga cautela con cualquier clínica que le diga «todas nuestras pacientes se embarazan».',
])('does not flag what others say, or what describes an illness: %s', (text) => {
  expect(kindsIn(text)).toEqual([])
})

test.each(
  claimKinds.map(({ id, better }) => [id, better] as const),
)('the better sentence of %s claims nothing', (_, better) => {
  expect(kindsIn(better)).toEqual([])
})

test('puts other words in place of the claim, and keeps the rest of the text', () => {
  const text = 'La colocación es sin dolor. Dura diez minutos.'
  const [claim] = claimsIn(text)
  if (!claim) throw new Error('The text has a claim.')

  expect(withBetter(text, betterSentence(text, claim))).toBe(
    'La colocación es con medidas para aliviar las molestias. Dura diez minutos.',
  )
})

test('says the better sentence once for two claims of a kind', () => {
  const text = 'Resultados garantizados. Éxito garantizado.'
  const once = withBetter(text, betterSentence(text, claimsIn(text)[0] ?? failed()))
  const twice = withBetter(once ?? '', betterSentence(once ?? '', claimsIn(once ?? '')[0] ?? failed()))

  expect(twice).toBe('Le explico qué puede esperarse en su caso y qué no depende de nosotras.')
})

function failed(): never {
  throw new Error('The text has a claim.')
}

test('reads a long text without a full stop, whatever its words', () => {
  const words = ['garantizamos', 'sin', 'no', 'la', 'mejor', 'en', '100 %', ',', '«']
  const text = Array.from({ length: 4000 }, (_, index) => words[(index * 7) % words.length]).join(' ')

  expect(claimsIn(text).length).toBeLessThanOrEqual(claimKinds.length + 1)
})
