import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'

function read(html: string) {
  const dropped: string[] = []
  const blocks = readBlocks(html, 'https://dra-lopez.mx/vph', (what) => dropped.push(what))
  return { lines: blocks.map(line), dropped }
}

function line(block: Block): string {
  if (block.kind === 'picture') return `[${block.picture.url}]`
  if (block.kind === 'button') return `(${block.link.text} ${block.link.url})`
  const mark =
    block.kind === 'heading' ? '# ' : block.kind === 'item' ? (block.isNumbered ? '1. ' : '* ') : ''
  return mark + block.text
}

test.each([
  [
    'an exponent',
    'Menos de 10<sup>2</sup> y de 10<sup>-6</sup> cm<sup>3</sup>',
    'Menos de 10² y de 10⁻⁶ cm³',
  ],
  ['an exponent without a sign of its own', '10<sup>1,5</sup>', '10^1,5'],
  ['an index', 'CO<sub>2</sub> y E<sub>max</sub>', 'CO₂ y Emax'],
  ['an ordinal', 'La 1.<sup>a</sup>, el 2<sup>o</sup> y el 3<sup>er</sup> mes', 'La 1.ª, el 2º y el 3er mes'],
  ['a trade mark', 'Gardasil<sup>TM</sup>', 'Gardasil™'],
  ['a word above the line', 'Consulta<sup>nueva</sup>', 'Consulta nueva'],
  ['a note', 'Cinco consultas<sup class="fn"><a href="#n1">1</a></sup>.', 'Cinco consultas[1].'],
  ['a note with brackets', 'Una<sup><a href="#n1">[2]</a></sup>', 'Una[2]'],
  ['several notes', 'Según estudios<sup>1,2</sup>', 'Según estudios[1,2]'],
  ['a quotation', 'Dicen que <q>no duele</q>.', 'Dicen que “no duele”.'],
  [
    'an abbreviation, once',
    'El <abbr title="virus del papiloma humano">VPH</abbr> y el <abbr title="virus del papiloma humano">VPH</abbr>',
    'El VPH (virus del papiloma humano) y el VPH',
  ],
  ['a tooltip', 'Es <span data-tooltip="sin costo">gratis</span>', 'Es gratis (sin costo)'],
  ['a tooltip that says the same', '<span title="gratis">Gratis</span> hoy', 'Gratis hoy'],
  ['readings', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '漢 (kan)'],
  ['a picture of an emoji', '<img class="emoji" alt="❌" src="/x.png"> Fumar', '❌ Fumar'],
  ['an icon with a text', '<img src="/i.png" width="16" alt="Sí"> incluye', 'Sí incluye'],
  ['a highlight', 'Es <mark>urgente</mark>', 'Es urgente'],
])('%s is read in words', (_what, html, words) => {
  expect(read(`<p>${html}</p>`)).toEqual({ lines: [words], dropped: [] })
})

test.each([
  '<del>$1,500</del>',
  '<s>$1,500</s>',
  '<strike>$1,500</strike>',
  '<span style="text-decoration: line-through;">$1,500</span>',
  '<span style="text-decoration:underline line-through">$1,500</span>',
  '[strike]$1,500[/strike]',
])('what %s strikes through is not said, but named', (struck) => {
  expect(read(`<p>${struck} <ins>$900</ins></p>`)).toEqual({
    lines: ['$900'],
    dropped: ['Un texto tachado («$1,500»)'],
  })
})

test('what visitors did not see is not said, but named', () => {
  expect(read('<p>Sí <span style="display:none">no</span>.</p><div hidden>Cerrado</div>')).toEqual({
    lines: ['Sí .'],
    dropped: ['Un texto oculto («no»)', 'Un texto oculto («Cerrado»)'],
  })
  expect(read('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math><button>Enviar</button>').dropped).toEqual([
    'Una fórmula',
    'Un botón («Enviar»)',
  ])
})

test('the title of an answer that opens stays, whatever it is made of', () => {
  expect(
    read(
      '<h3><button><span>¿Duele?</span></button></h3><p>No.</p><button aria-expanded="false">¿Cuánto dura?</button><p>Una hora.</p><details><summary>¿Y luego?</summary>Nada.</details>',
    ),
  ).toEqual({
    lines: ['# ¿Duele?', 'No.', '# ¿Cuánto dura?', 'Una hora.', '# ¿Y luego?', 'Nada.'],
    dropped: [],
  })
})

test.each([
  ['from another number', '<ol start="8"><li>a</li><li>b</li></ol>', ['* 8. a', '* 9. b']],
  ['with numbers of its items', '<ol><li>a</li><li value="5">b</li></ol>', ['* 1. a', '* 5. b']],
  ['backwards', '<ol reversed><li>a</li><li>b</li></ol>', ['* 2. a', '* 1. b']],
  ['with letters', '<ol type="a"><li>a</li><li>b</li></ol>', ['* a. a', '* b. b']],
  [
    'with Roman numbers',
    '<ol style="list-style-type: upper-roman"><li>a</li><li>b</li></ol>',
    ['* I. a', '* II. b'],
  ],
  ['around a list', '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>', ['* 1. a', '* – 1. b', '* 2. c']],
  [
    'with a picture',
    '<ol><li>a<img src="/x.jpg"></li><li>b</li></ol>',
    ['* 1. a', '[https://dra-lopez.mx/x.jpg]', '* 2. b'],
  ],
  ['of several paragraphs', '<ol><li><p>a.</p><p>b</p></li><li><p>c</p></li></ol>', ['1. a. b', '1. c']],
  ['as a page has it', '<ol><li>a</li><li><b>b</b></li></ol>', ['1. a', '1. b']],
])('a list %s keeps its numbers', (_how, html, expected) => {
  expect(read(html).lines).toEqual(expected)
})

test('an item says that it belongs to another one, that it is chosen, and its lines', () => {
  expect(
    read(
      '<ul><li>No tome:<ul><li>Aspirina</li></ul></li><li><input type="checkbox" checked> Ayuno</li><li><input type="checkbox"> Joyas</li><li>Calle 1<br>Mérida</li><li><i class="fa fa-times"></i> Partos</li></ul>',
    ).lines,
  ).toEqual(['* No tome:', '* – Aspirina', '* ☑ Ayuno', '* ☐ Joyas', '* Calle 1, Mérida', '* ✗ Partos'])
})

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => (cell.startsWith('<') ? cell : `<td>${cell}</td>`)).join('')}</tr>`

test.each([
  [
    'two columns with names',
    `<thead>${row('<th>Estudio</th>', '<th>Con seguro</th>')}</thead>${row('Eco', '$900')}`,
    ['* Estudio: Eco; Con seguro: $900'],
  ],
  [
    'names in cells of the head',
    `<thead>${row('Estudio', 'Costo')}</thead><tbody>${row('Eco', '$900')}</tbody>`,
    ['* Estudio: Eco; Costo: $900'],
  ],
  [
    'bold names',
    row('<td><strong>Estudio</strong></td>', '<td><b>Costo</b></td>') + row('Eco', '$900'),
    ['* Estudio: Eco; Costo: $900'],
  ],
  [
    'names of rows',
    row('<th></th>', '<th>Mañana</th>', '<th>Tarde</th>') + row('<th>Lunes</th>', '9', '16'),
    ['* Lunes: Mañana: 9; Tarde: 16'],
  ],
  [
    'names in two rows',
    row('<th rowspan="2">Día</th>', '<th colspan="2">Horas</th>') +
      row('<th>Mañana</th>', '<th>Tarde</th>') +
      row('Lunes', '9', '16') +
      row('Martes', '<td colspan="2">Cerrado</td>'),
    ['* Día: Lunes; Horas Mañana: 9; Horas Tarde: 16', '* Día: Martes; Horas Mañana, Horas Tarde: Cerrado'],
  ],
  [
    'a cell of two rows',
    row('<td rowspan="2">Lunes</td>', '9 a 14') + row('16 a 19'),
    ['* Lunes: 9 a 14', '* Lunes: 16 a 19'],
  ],
  [
    'a heading between rows',
    row('Eco', '$900') + row('<td colspan="2">Embarazo</td>') + row('Control', '$800'),
    ['* Eco: $900', 'Embarazo', '* Control: $800'],
  ],
  ['a caption', `<caption>Costos de 2019</caption>${row('Eco', '$900')}`, ['Costos de 2019', '* Eco: $900']],
  ['lines in a cell', row('Lunes', '<td>9 a 14<br>16 a 19</td>'), ['* Lunes: 9 a 14, 16 a 19']],
  ['blocks in a cell', row('Lunes', '<td>A<p>b</p><p>c</p></td>'), ['* Lunes: A, b, c']],
  [
    'a table in a cell',
    row('Lunes', `<td>Citas<table>${row('9', 'Ana')}</table></td>`),
    ['* Lunes: Citas, 9: Ana'],
  ],
])('a table with %s says what its cells belong to', (_what, html, expected) => {
  expect(read(`<table>${html}</table>`).lines).toEqual(expected)
})

test.each([
  ['[accordion][toggle title="¿Duele?"]No.[/toggle][/accordion]', ['# ¿Duele?', 'No.']],
  ['[tabs][tab title="Precios"]Pregunte.[/tab][/tabs]', ['# Precios', 'Pregunte.']],
  ['[su_spoiler title=“¿Duele?” open="no"]No.[/su_spoiler]', ['# ¿Duele?', 'No.']],
  [
    '[et_pb_toggle title="¿Dice %22no%22?" open="off"]<p>Sí.</p][/et_pb_toggle]'.replace('</p]', '</p>'),
    ['# ¿Dice "no"?', 'Sí.'],
  ],
  ['[faq question="¿Duele?" answer="No, nada."]', ['# ¿Duele?', 'No, nada.']],
  ['[vc_cta h2="Citas" h4="Hoy mismo"]Llame.[/vc_cta]', ['# Citas', 'Llame.']],
  ['Cuesta [precio amount="$900"] hoy.', ['Cuesta $900 hoy.']],
  ['Es [tooltip title="sin costo"]gratis[/tooltip].', ['Es gratis (sin costo).']],
  ['Cinco consultas[footnote]Según la norma.[/footnote].', ['Cinco consultas (Según la norma.).']],
  ['[button url="/contacto" text="Agendar"]', ['(Agendar https://dra-lopez.mx/contacto)']],
])('%s says what its attributes show', (html, expected) => {
  expect(read(html)).toEqual({ lines: expected, dropped: [] })
})

test('a shortcode that shows something of another place is named', () => {
  expect(read('<p>Cuesta [precio id="3"] [vc_gmaps link="x"] [rev_slider alias="a"].</p>').dropped).toEqual([
    'Lo que mostraba [precio]',
    'Un mapa',
    'Lo que mostraba [rev_slider]',
  ])
})

test('a caption without its picture is named, and others are captions', () => {
  const { lines, dropped } = read(
    '<figure><img alt="x"><figcaption>La sala nueva</figcaption></figure>[caption caption="La vieja"]<img src="javascript:x">[/caption]<p>Texto.</p>',
  )
  expect({ lines, dropped }).toEqual({
    lines: ['Texto.'],
    dropped: ['La foto «La sala nueva»', 'La foto «La vieja»'],
  })
  expect(read('[caption]<a href="/a"><img src="/a.jpg"></a>Pie[/caption]').lines).toEqual([
    '[https://dra-lopez.mx/a.jpg]',
    'Pie',
  ])
})

test('texts in the attributes of blocks stay, and blocks without any are named', () => {
  expect(
    read(
      '<!-- wp:acf/precio {"name":"acf/precio","data":{"nombre":"Colposcopia","_nombre":"field_1","foto":"12"}} /--><!-- wp:block {"ref":9} /--><!-- wp:latest-posts /--><!-- wp:mapas/mapa {"zoom":4} /--><!-- wp:search {"label":"Buscar aquí"} /-->',
    ),
  ).toEqual({
    lines: ['Colposcopia'],
    dropped: [
      'Un bloque reutilizable que no viene en el archivo',
      'Una lista que WordPress llena solo',
      'Un bloque de un complemento',
    ],
  })
})
