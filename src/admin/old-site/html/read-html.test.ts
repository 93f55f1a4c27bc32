import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const site = 'https://dra-lopez.mx'

/** A line for each thing in the parts, and what does not come along. */
function read(html: string) {
  const { parts, dropped } = readHtml(html, `${site}/vph`)
  const lines = parts.flatMap(
    ({ title, isSubheading, text, items, isNumbered, image, imageAlt, buttons, isHighlighted }) => [
      ...(title ? [`${isSubheading ? '##' : '#'} ${title}`] : []),
      ...(text ? text.split('\n\n').map((line) => (isHighlighted ? `> ${line}` : line)) : []),
      ...items.map((item) => `${isNumbered ? '1.' : '*'} ${item}`),
      ...(image ? [`[${image.replace(site, '')} ${imageAlt}]`] : []),
      ...buttons.map(({ action, label, url }) => `(${label} ${url || action})`),
    ],
  )
  return { lines, dropped }
}
const lines = (html: string) => read(html).lines

test('text of the block editor becomes headings, paragraphs, lists, pictures and buttons', () => {
  const html = `<!-- wp:heading --><h2 class="wp-block-heading">Para <em>quién</em></h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>Para niñas
y mujeres.<br>Sin dolor.</p><!-- /wp:paragraph -->
<!-- wp:list {"ordered":true} --><ol><li>Uno<ul><li>Dentro</li></ul></li><li>Dos</li></ol><!-- /wp:list -->
<!-- wp:image --><figure class="wp-block-image"><img src="/a-300x200.jpg" alt="Una jeringa" class="wp-image-12"/><figcaption>La vacuna</figcaption></figure><!-- /wp:image -->
<!-- wp:heading --><h3>Además</h3><!-- /wp:heading --><!-- wp:quote --><blockquote><p>Importante</p></blockquote><!-- /wp:quote -->
<!-- wp:buttons --><div><a class="wp-block-button__link" href="/contacto/">Agendar</a> <a class="wp-block-button__link">Sin enlace</a></div><!-- /wp:buttons -->`

  expect(lines(html)).toEqual([
    '# Para quién',
    'Para niñas y mujeres.',
    'Sin dolor.',
    '* 1. Uno',
    '* – Dentro',
    '* 2. Dos',
    '[/a-300x200.jpg Una jeringa]',
    'La vacuna',
    '## Además',
    '> Importante',
    'Sin enlace',
    '(Agendar /contacto)',
  ])
})

test('lines of the classic editor are paragraphs', () => {
  expect(lines('Primero <strong>esto</strong>.\n\nLuego\naquello.')).toEqual([
    'Primero esto.',
    'Luego',
    'aquello.',
  ])
})

test.each([
  [
    'WPBakery',
    '[vc_row css=".vc_custom_1{margin: 0}"][vc_column][vc_custom_heading title="Síntomas" use_theme_fonts="yes"][vc_column_text]Duele <b>mucho</b>.[/vc_column_text][vc_single_image image="44"][/vc_column][/vc_row]',
    ['# Síntomas', 'Duele mucho.', '[library:44 ]'],
  ],
  [
    'Divi',
    '[et_pb_section fb_built="1"][et_pb_text _builder_version="4.9" text_font="||||"]<h2>Costos</h2><p>Pregunte.</p>[/et_pb_text][et_pb_image src="https://dra-lopez.mx/b.jpg" alt="Sala"][/et_pb_image][/et_pb_section]',
    ['# Costos', 'Pregunte.', '[/b.jpg Sala]'],
  ],
  [
    'Elementor',
    '<section class="elementor-section"><div class="elementor-column"><h2 class="elementor-heading-title">Citas</h2><div class="elementor-text-editor"><p>De lunes a viernes.</p></div><a class="elementor-button elementor-button-link" href="tel:5512345678"><span>Llamar</span></a></div></section>',
    ['# Citas', 'De lunes a viernes.', '(Llamar call)'],
  ],
])('markup of %s is reduced to its text', (_builder, html, expected) => {
  expect(lines(html)).toEqual(expected)
})

test.each([
  ['[toggle title="¿Duele?"]No.[/toggle]', ['# ¿Duele?', 'No.']],
  ['[su_spoiler title=“¿Duele?” open="no"]No.[/su_spoiler]', ['# ¿Duele?', 'No.']],
  ['[faq question="¿Duele?" answer="No, nada."]', ['# ¿Duele?', 'No, nada.']],
  ['[button url="/contacto" text="Agendar"]', ['(Agendar /contacto)']],
  [
    '[et_pb_slide heading="Citas" button_text="Agendar" button_link="/contacto"]Hoy.[/et_pb_slide]',
    ['# Citas', 'Hoy.', '(Agendar /contacto)'],
  ],
  [
    '[et_pb_blurb title="Control" image="/bebe.jpg"]Hoy.[/et_pb_blurb]',
    ['# Control', '[/bebe.jpg ]', 'Hoy.'],
  ],
  ['[gallery ids="3,4"]', ['[library:3 ]', '[library:4 ]']],
  ['[caption id="attachment_1"]<img src="/a.jpg" alt="A"> Pie[/caption]', ['[/a.jpg A]', 'Pie']],
  ['Según [1] y [sic] [icon name="x"].', ['Según [1] y [sic] .']],
])('the shortcode %s says what its attributes show and what it encloses', (html, expected) => {
  expect(read(html)).toEqual({ lines: expected, dropped: [] })
})

test('a shortcode that shows something of another place is named', () => {
  expect(
    read(
      '<p>Cuesta [precio id="3"] [vc_gmaps link="x"] [contact-form-7 id="1"].</p>[vc_raw_html]PHA+[/vc_raw_html]',
    ).dropped,
  ).toEqual(['Lo que mostraba [precio]', 'Un mapa', 'Un formulario', 'Código'])
})

test.each([
  ['an exponent', 'Menos de 10<sup>2</sup>', 'Menos de 10²'],
  ['an index', 'CO<sub>2</sub> y E<sub>max</sub>', 'CO₂ y Emax'],
  ['an ordinal', 'La 1.<sup>a</sup> y el 2<sup>o</sup> mes', 'La 1.ª y el 2º mes'],
  ['a note', 'Cinco consultas<sup class="fn"><a href="#n1">1</a></sup>.', 'Cinco consultas[1].'],
  ['a quotation', 'Dicen que <q>no duele</q>.', 'Dicen que “no duele”.'],
  ['a picture of an emoji', '<img class="emoji" alt="❌" src="/x.png"> Fumar', '❌ Fumar'],
  ['an icon with a text', '<img src="/i.png" width="16" alt="Sí"> incluye', 'Sí incluye'],
])('%s is read in words', (_what, html, words) => {
  expect(read(`<p>${html}</p>`)).toEqual({ lines: [words], dropped: [] })
})

test('what is struck through or hidden is not said, but named', () => {
  expect(
    read(
      '<p><del>$1,500</del> <span style="text-decoration: line-through">$1,200</span> $900 <span style="display:none">no</span></p><div hidden>Cerrado</div>',
    ),
  ).toEqual({
    lines: ['$900'],
    dropped: [
      'Un texto tachado («$1,500»)',
      'Un texto tachado («$1,200»)',
      'Un texto oculto («no»)',
      'Un texto oculto («Cerrado»)',
    ],
  })
})

test('the title of an answer that opens is a heading', () => {
  expect(
    lines('<h3><button>¿Duele?</button></h3><p>No.</p><details><summary>¿Y luego?</summary>Nada.</details>'),
  ).toEqual(['# ¿Duele?', 'No.', '# ¿Y luego?', 'Nada.'])
})

test.each([
  ['from another number', '<ol start="8"><li>a</li><li>b</li></ol>', ['* 8. a', '* 9. b']],
  ['around a list', '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>', ['* 1. a', '* – 1. b', '* 2. c']],
  ['of several paragraphs', '<ol><li><p>a.</p><p>b</p></li><li><p>c</p></li></ol>', ['1. a. b', '1. c']],
  ['as a page has it', '<ol><li>a</li><li><b>b</b></li></ol>', ['1. a', '1. b']],
  [
    'with lines',
    '<ul><li><input type="checkbox" checked> Calle 1<br>Mérida</li></ul>',
    ['* ☑ Calle 1, Mérida'],
  ],
])('a list %s keeps its numbers and lines', (_how, html, expected) => {
  expect(lines(html)).toEqual(expected)
})

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => (cell.startsWith('<') ? cell : `<td>${cell}</td>`)).join('')}</tr>`

test.each([
  [
    'two columns',
    row('Lunes', '9 a 14 h') + row('Martes:', 'Cerrado'),
    ['* Lunes: 9 a 14 h', '* Martes: Cerrado'],
  ],
  [
    'names of its columns',
    `<thead>${row('<th>Estudio</th>', '<th>Dura</th>', '<th>Costo</th>')}</thead>${row('Eco', '20 min', '<td><b>$900</b></td>')}`,
    ['* Estudio: Eco; Dura: 20 min; Costo: $900'],
  ],
  [
    'a cell of two rows',
    row('<td rowspan="2">Lunes</td>', '9 a 14') + row('16 a 19'),
    ['* Lunes: 9 a 14', '* Lunes: 16 a 19'],
  ],
  [
    'a cell of two columns',
    row('<th></th>', '<th>Mañana</th>', '<th>Tarde</th>') + row('Martes', '<td colspan="2">Cerrado</td>'),
    ['* Martes: Mañana: Cerrado'],
  ],
  ['lines in a cell', row('Lunes', '<td>9 a 14<br>16 a 19</td>'), ['* Lunes: 9 a 14, 16 a 19']],
])('a table with %s says what its cells belong to', (_what, html, expected) => {
  expect(lines(`<table>${html}</table>`)).toEqual(expected)
})

test('what does not come along is named', () => {
  const { lines, dropped } = read(`<script>alert(1)</script><style>p{}</style><form><p>Nombre</p></form>
    <iframe src="https://www.youtube.com/embed/x"></iframe><iframe data-src="https://www.google.com/maps/embed?pb=1"></iframe>
    <p>https://youtu.be/abc</p><p onclick="x()">Queda</p><!-- wp:block {"ref":9} /--><!-- wp:latest-posts /--><!-- wp:mapas/mapa {"zoom":4} /-->`)

  expect(lines).toEqual(['Queda'])
  expect(dropped).toEqual([
    'Código',
    'Un formulario',
    'Un video',
    'Un mapa',
    'Un bloque reutilizable',
    'Una lista que WordPress llena solo',
    'Un bloque de un complemento',
  ])
})

test('pictures that load late have their own address, and icons are none', () => {
  expect(
    lines(
      `<img src="data:image/gif;base64,R0" data-lazy-src="/real.jpg" alt="R"><noscript><img src="/real.jpg"></noscript>
      <img src="/i.png" width="16"><img src="javascript:alert(1)"><table><tr><td><img src="/en-tabla.jpg" alt="T"></td></tr></table>`,
    ),
  ).toEqual(['[/real.jpg R]', '[/en-tabla.jpg T]'])
})

test('a link keeps its words in the text and becomes a button, and one that cannot is named', () => {
  const link = (url: string) => `<p>Vea <a href="${url}">esto</a>.</p>`
  const working = ['../papanicolaou/', 'https://imss.gob.mx/', 'https://wa.me/52', '/?p=12'].map(link)
  const lost = ['http://viejo.mx/', '/guia.pdf', '#arriba', 'javascript:x'].map(link)

  expect(read(working.join('<h2>Más</h2>')).lines.filter((line) => line.startsWith('('))).toEqual([
    '(esto /papanicolaou)',
    '(esto https://imss.gob.mx/)',
    '(esto whatsapp)',
    '(esto /?p=12)',
  ])
  expect(read(lost.join('')).dropped).toEqual([
    'Un enlace a una página sin https',
    'Un archivo para descargar',
  ])
})

test('a page of too many parts has its lists and headings as paragraphs, and its end is named', () => {
  const section = '<h2>Título</h2><ol><li>Uno</li><li>Dos</li></ol>'
  const long = read(section.repeat(61))
  const longest = readHtml(`<p>${'palabra '.repeat(1000)}</p>`.repeat(70), site)

  expect(long.lines.slice(0, 3)).toEqual(['Título', '• 1. Uno', '• 2. Dos'])
  expect(long.dropped).toEqual([])
  expect(longest.parts).toHaveLength(60)
  expect(longest.dropped).toEqual(['El final, porque la página es muy larga'])
})
