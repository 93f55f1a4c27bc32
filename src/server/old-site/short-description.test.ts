import { expect, test } from 'vitest'
import { findPage } from './find-site.ts'

const find = (html: string, more: { excerpt?: string; language?: string; title?: string } = {}) =>
  findPage(
    { sourceId: '/a', path: '/a', kind: 'post', title: 'A', excerpt: '', html, ...more },
    'dra-lopez.mx',
  )

test.each([
  'Por Dra. Ana López',
  'Escrito por la Dra. Ana López, ginecóloga',
  'Publicado el 3 de mayo de 2019',
  '3 de mayo de 2019',
  '12/05/2019',
  'Tiempo de lectura: 4 minutos',
  '5 min de lectura',
  'Inicio » Blog » VPH',
  'Tabla de contenidos',
  '[1] Norma oficial.',
])('«%s» is not the short description', (line) => {
  expect(find(`<p>${line}</p><p>La vacuna se aplica en tres dosis.</p>`)?.description).toBe(
    'La vacuna se aplica en tres dosis.',
  )
})

test.each([
  'Por eso conviene vacunarse.',
  'Por Navidad no hay consulta.',
  'El 3 de mayo de 2019 cambió la norma.',
  'Publicado estaba; ahora es ley en todo el país y también en la ciudad, con las reglas que siguen a la fecha.',
])('«%s» is the short description', (line) => {
  expect(find(`<p>${line}</p>`)?.description).toBe(line)
})

test.each([
  ['%%title%% %%sep%% %%sitename%%', 'El texto.'],
  ['%title% %sep% %sitename%', 'El texto.'],
  ['Un resumen […]', 'Un resumen…'],
  ['Un resumen [&hellip;] <a href="/a">Leer más →</a>', 'Un resumen…'],
  ['Un resumen.', 'Un resumen.'],
  ['[caption id="1"]<img src="/a.jpg"> La foto[/caption]Un resumen.', 'Un resumen.'],
])('of the excerpt %s, only its text is the short description', (excerpt, description) => {
  expect(find('<p>El texto.</p>', { excerpt })?.description).toBe(description)
})

const texts: Readonly<Record<string, string>> = {
  'es-MX':
    'La vacuna se aplica en tres dosis y es segura para las niñas y los niños, con cita en el consultorio.',
  en: 'You can be seen on the same day, and we will help you with the paperwork of your insurance.',
  fr: 'Vous pouvez prendre rendez-vous avec le médecin pour une consultation dans la semaine, et les documents.',
  pt: 'Você pode marcar uma consulta com a médica e não é preciso levar os exames, mas são úteis também ao médico.',
  de: 'Sie können sich bei der Ärztin für einen Termin anmelden, und die Praxis ist auch am Samstag offen.',
  it: 'La visita è per tutte le donne che non sono mai state dal medico, con il referto della visita.',
  ja: 'ワクチンは三回接種します。予約が必要です。',
  zh: '疫苗需要接种三次,请提前预约。',
  ko: '백신은 세 번 접종합니다.',
  ru: 'Вакцина вводится три раза, по записи.',
}

test.each(
  Object.entries(texts),
)('a text in %s has its language, whatever the site declares', (language, text) => {
  for (const declared of ['es-MX', 'en-US', undefined]) {
    expect(find(`<p>${text}</p>`, declared ? { language: declared } : {})?.language).toBe(language)
  }
})

test('a short text has the language that the site declares', () => {
  expect(find('<p>Hospital ABC</p>', { language: 'en-US' })?.language).toBe('en')
  expect(find('<p>Hospital ABC</p>', { language: 'tlh' })?.language).toBe('es-MX')
})
