import { describe, expect, test } from 'vitest'
import {
  bleedingAfterBirth,
  bleedingAfterMenopause,
  bleedingGirl,
  clotOrStroke,
  faintness,
  feverAfterProcedure,
  heavyBleeding,
  heavyBleedingAfterwards,
  kidneyInfection,
  largeClots,
  lifeline,
  pelvicInfection,
  possiblePregnancy,
  selfHarm,
  strongPain,
} from './alarm-signs.ts'
import { diseases } from './diseases/index.ts'
import { bleedingInPregnancyToday, postpartumAlarmSigns, pregnancyAlarmSigns } from './pregnancy.ts'
import { questions } from './questions/index.ts'
import { services } from './services/index.ts'
import { symptoms } from './symptoms/index.ts'
import { careAfterSexualViolence, sexualViolence, violenceHelpline } from './violence.ts'

const articles = [...diseases, ...symptoms, ...services]

/** Whatever tells a patient not to wait: signs, reasons for an appointment, paragraphs of answers. */
const places = [
  ...articles.flatMap(({ id, alarmSigns = [], alarmNote = '', whenToBook }) =>
    [...alarmSigns, alarmNote, ...(whenToBook?.items ?? [])].map((text) => ({ id, text })),
  ),
  ...(questions.items ?? []).flatMap(({ question, answer = '' }) =>
    answer.split('\n\n').map((text) => ({ id: question, text })),
  ),
]

const [postpartumBody = '', postpartumMind = ''] = postpartumAlarmSigns

describe.each([
  {
    subject: 'heavy bleeding',
    told: /empapa(?! una toalla (?:en una|por) hora)/,
    words: [heavyBleeding],
    atLeast: 12,
  },
  {
    subject: 'heavy bleeding in pregnancy or after an operation',
    told: /empapa una toalla (?:en una|por) hora/,
    words: [heavyBleedingAfterwards, bleedingInPregnancyToday],
    atLeast: 4,
  },
  {
    subject: 'large clots',
    told: /coágulos grandes/,
    words: [largeClots, heavyBleedingAfterwards],
    atLeast: 6,
  },
  { subject: 'bleeding and faintness', told: /se marea|mareada/, words: [faintness], atLeast: 9 },
  {
    subject: 'bleeding after a birth',
    told: /sangr\p{L}+ .*después de un parto/u,
    words: [bleedingAfterBirth],
    atLeast: 2,
  },
  {
    subject: 'a possible pregnancy',
    told: /podría estar(?:lo)?\b|está embarazada[^.;:]*(?:sangr|líquido|dolor|duele)/,
    words: [possiblePregnancy, bleedingInPregnancyToday, ...pregnancyAlarmSigns],
    atLeast: 14,
  },
  {
    subject: 'sudden pain',
    told: /dolor (?:\p{L}+ ){0,2}(?:súbito|repentino|intenso)(?! e intenso, o pierde).*vientre/u,
    words: [strongPain, 'siente contracciones regulares', 'deben atenderla'],
    atLeast: 9,
  },
  {
    subject: 'an infection of the pelvis',
    told: /fiebre.*parte baja del vientre|dolor (?:pélvico|en la pelvis).*fiebre|fiebre.*dolor (?:pélvico|en la pelvis)/,
    words: [pelvicInfection],
    atLeast: 8,
  },
  { subject: 'an infection of the kidneys', told: /arde al orinar y/, words: [kidneyInfection], atLeast: 2 },
  { subject: 'fever after a procedure', told: /38 °C/, words: [feverAfterProcedure], atLeast: 4 },
  {
    subject: 'clots and strokes with hormones',
    told: /hormon\p{L}* y (?:le falta|le duele|presenta|tiene)|si usa hormonas/u,
    words: [clotOrStroke],
    atLeast: 3,
  },
  {
    subject: 'thoughts of self-harm',
    told: /hacerse daño|quitarse la vida/,
    words: [
      selfHarm,
      `hacérselo a su bebé; también puede llamar a la ${lifeline}`,
      `${lifeline}, o vaya a urgencias`,
    ],
    atLeast: 8,
  },
  { subject: 'beatings and threats', told: /golpea/, words: [violenceHelpline], atLeast: 5 },
  {
    subject: 'sexual violence',
    told: /violencia sexual|agresión sexual|obligaron/,
    words: [sexualViolence, careAfterSexualViolence, 'Solo se avisa a otros'],
    atLeast: 8,
  },
  {
    subject: 'danger after a birth',
    told: /después del parto (?:empapa|se siente)/,
    words: [postpartumBody, postpartumMind],
    atLeast: 4,
  },
  { subject: 'a bleeding girl', told: /niña/, words: [bleedingGirl], atLeast: 2 },
  {
    subject: 'bleeding after the menopause',
    told: /^(?:Sangró|Volvió a sangrar) después/,
    words: [bleedingAfterMenopause],
    atLeast: 4,
  },
])('the sign «$subject»', ({ told, words, atLeast }) => {
  const telling = places.filter(({ text }) => told.test(text))

  test('is told in the same words wherever it is told', () => {
    expect(telling.filter(({ text }) => !words.some((wording) => text.includes(wording)))).toEqual([])
  })

  test('is told wherever it belongs', () => {
    expect(telling.length, telling.map(({ id }) => id).join('\n')).toBeGreaterThanOrEqual(atLeast)
  })
})
