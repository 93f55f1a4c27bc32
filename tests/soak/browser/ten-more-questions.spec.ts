import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { expect, test } from '../../support/variants.ts'
import { smallPhone, Visit } from '../../support/visit.ts'
import { expectEach } from './each.ts'

// Ten further questions of patients, from the home page of a practice whose owner answered hers.
test.use(smallPhone)

const content = sampleDocuments['site-content']

const site = parseSnapshot({
  ...sampleDocuments,
  'site-content': {
    ...content,
    doctorInfo: { ...content.doctorInfo, languages: ['Español', 'Inglés'] },
    practice: {
      ages: 'Desde los 10 años.',
      companion: 'Puede entrar quien usted elija.',
      video: 'Sí, de seguimiento; se agenda por WhatsApp.',
      cancellations: 'Avise un día antes; no se cobra.',
      surgery: 'Se cotiza por escrito después de la valoración.',
      vaccines: 'Aquí se aplica la del VPH.',
      disability: 'Baño amplio y mesa que baja.',
      welcome: 'Atiendo a toda persona con útero, ovarios o mamas.',
    },
    questions: {
      ...content.questions,
      items: content.questions?.items?.map((item) => ({ ...item, visible: true })),
    },
  },
})

type Question = {
  readonly question: string
  /** Chosen on the search page, which lists all questions. */
  readonly chooses?: string
  /** Typed into the search, whose results answer. */
  readonly searches?: string
  readonly reads: readonly RegExp[]
}

const questions: readonly Question[] = [
  {
    question: 'what happens in a first visit?',
    chooses: '¿Qué me van a hacer en la primera consulta?',
    reads: [/nada se hace sin su permiso/, /Puede negarse/],
  },
  {
    question: 'may my mother come in?',
    chooses: '¿Desde qué edad puedo ir, y entra mi mamá?',
    reads: [/también pedir un rato a solas/, /Lo que cuente es confidencial/],
  },
  { question: 'from which age?', searches: 'desde que edad', reads: [/Desde los 10 años/] },
  {
    question: 'what does a caesarean cost?',
    searches: 'costo cesarea',
    reads: [/Se cotiza por escrito después de la valoración/],
  },
  { question: 'what if I cannot come?', searches: 'cancelar', reads: [/Avise un día antes; no se cobra/] },
  {
    question: 'what do I do today, if the condom failed?',
    chooses: 'Me falló el condón: ¿qué hago hoy?',
    reads: [/primeras 72 horas y puede tomarse hasta las 120/, /un DIU de cobre/, /28 días de medicamento/],
  },
  {
    question: 'I am pregnant, and what now?',
    chooses: 'Estoy embarazada y no sé si quiero continuar',
    reads: [
      /conocer sus opciones/,
      /Para Estado, pregunte lo vigente/,
      /interrupción .* sin denuncia previa/,
    ],
  },
  {
    question: 'I lost a pregnancy',
    chooses: 'Perdí un embarazo, o creo que lo estoy perdiendo',
    reads: [/Si ya le confirmaron la pérdida/, /tres caminos/, /Casi nunca se debe a algo que usted hizo/],
  },
  {
    question: 'a year without a pregnancy',
    chooses: 'Llevo un año sin embarazarme: ¿qué sigue?',
    reads: [/a los seis meses/, /el estudio del semen/],
  },
  {
    question: 'I lose urine',
    chooses: 'Se me sale la orina o siento que se me baja la matriz',
    reads: [/tienen tratamiento/, /pesario/, /pida un cultivo/],
  },
  {
    question: 'when is a mammography due?',
    searches: 'mastografia',
    reads: [/cada dos años de los 40 a los 69.*La densitometría.*desde los 65/],
  },
  { question: 'a vaccine for an adult?', searches: 'vacuna vph', reads: [/hasta los 26 años/] },
  { question: 'does she see by video?', searches: 'videollamada', reads: [/Sí, de seguimiento/] },
  { question: 'in English?', searches: 'ingles', reads: [/Español, Inglés/] },
  { question: 'a trans man?', searches: 'hombre trans', reads: [/Toda persona con cuello uterino/] },
  { question: 'in a wheelchair?', searches: 'silla de ruedas', reads: [/Baño amplio y mesa que baja/] },
  {
    question: 'how do I get my results and my records?',
    chooses: '¿Cómo recibo mis resultados y una copia de mi expediente?',
    reads: [/qué día estará cada resultado/, /veinte días hábiles/],
  },
]

test('more questions are answered within two taps and one screen of scrolling', async ({
  page,
  variantSite,
}) => {
  variantSite.show(site)
  await expectEach(questions, async ({ chooses, searches, reads }) => {
    await page.goto('/')
    const visit = new Visit(page)
    if (chooses) await visit.chooseQuestion(chooses)
    if (searches) await visit.search(searches)

    const main = page.getByRole('main')
    for (const text of reads) await visit.reads(main.getByText(text).first())
    // The whole answer, from its first to its last sentence, fits the screen.
    const parts = await Promise.all(reads.map((text) => main.getByText(text).first().boundingBox()))
    const [first, last] = [parts.at(0), parts.at(-1)]
    expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(800)
  })
})
