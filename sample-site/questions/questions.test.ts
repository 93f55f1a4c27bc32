import { describe, expect, test } from 'vitest'
import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { minNormal, readingEase } from '#sample/testing/reading-ease.ts'
import { questions } from './index.ts'

const items = questions.items ?? []

describe.each(items)('«$question»', ({ answer = '' }) => {
  test('is answered in plain words', () => {
    expect(readingEase(answer, 20)).toBeGreaterThanOrEqual(minNormal)
  })

  test('is answered in short by its first paragraph, which the search shows', () => {
    expect(splitParagraphs(answer)[0]?.length).toBeLessThanOrEqual(260)
  })
})

test('only the question about not continuing a pregnancy waits for the owner’s decision', () => {
  expect(items.filter(({ visible }) => visible === false).map(({ question }) => question)).toEqual([
    'Estoy embarazada y no sé si quiero continuar',
  ])
})

const answerTo = (words: string) => items.find(({ question }) => question.includes(words))?.answer ?? ''

test.each([
  [
    'Perdí un embarazo',
    /^Si está embarazada y sangra o le duele, que la revisen hoy mismo\. Vaya a urgencias/,
  ],
  ['Perdí un embarazo', /Si ya le confirmaron la pérdida y se siente bien, pida una cita en un día o dos/],
  ['Perdí un embarazo', /anti-D\), de preferencia en las primeras 72 horas/],
  ['no sé si quiero continuar', /es inconstitucional castigar siempre a quien decide abortar/],
  ['no sé si quiero continuar', /sangra o le duele, que la revisen hoy mismo/],
  ['Me falló el condón', /pesa 70 kg o más.*DIU de cobre.*Después de ulipristal espere cinco días/],
  ['Olvidé la pastilla', /^¿Olvidó una pastilla\? Tómela.*Si le faltan dos o más, use condón siete días/],
  ['Olvidé la pastilla', /solo progestágeno, el margen puede ser de tres horas/],
  ['permiso de mi pareja', /^No\. La decisión es suya y se da por escrito; nadie puede obligarla/],
  ['me golpean', /^Si está en peligro ahora, llame al 911\..*079, opción 1.*Línea de la Vida, 800 911 2000/],
  ['un año sin embarazarme', /medicinas para convulsiones, tiene diabetes.*la dosis es otra: pregunte/],
  ['Se me sale la orina', /cultivo antes del antibiótico; si está embarazada, hoy/],
  ['contra el VPH', /En el embarazo se aplican las de influenza, covid, tosferina.*virus sincitial/],
] as const)('the answer to «%s» says: %s', (words, fact) => {
  expect(answerTo(words)).toMatch(fact)
})

test('the answers about a pregnancy that may be lost send nobody who bleeds to an appointment days later', () => {
  const [first = '', second = ''] = answerTo('Perdí un embarazo').split('\n\n')

  expect(first).not.toMatch(/pida una cita/)
  expect(second).toMatch(/^Si ya le confirmaron la pérdida/)
})
