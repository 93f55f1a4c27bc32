import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'

function read(html: string) {
  const dropped: string[] = []
  return { blocks: readBlocks(html, 'https://dra-lopez.mx/vph', (what) => dropped.push(what)), dropped }
}

const line = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`
    case 'text':
      return `${block.isBoxed ? '> ' : ''}${block.text}`
    case 'item':
      return `${block.isNumbered ? '1.' : '*'} ${block.text}`
    case 'picture':
      return `[${block.picture.id ?? ''} ${block.picture.url} ${block.picture.alt}]`
    case 'button':
      return `(${block.link.text} ${block.link.url})`
  }
}
const lines = (html: string) => read(html).blocks.map(line)

test('text of the block editor becomes headings, paragraphs, lists, pictures and buttons', () => {
  const html = `<!-- wp:heading --><h2 class="wp-block-heading">Para <em>quién</em></h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>Para niñas
y mujeres.<br>Sin dolor.</p><!-- /wp:paragraph -->
<!-- wp:list {"ordered":true} --><ol><li>Uno<ul><li>Dentro</li></ul></li><li>Dos</li></ol><!-- /wp:list -->
<!-- wp:image --><figure class="wp-block-image"><img src="/a-300x200.jpg" alt="Una jeringa" class="wp-image-12"/><figcaption>La vacuna</figcaption></figure><!-- /wp:image -->
<!-- wp:quote --><blockquote><p>Importante</p></blockquote><!-- /wp:quote -->
<!-- wp:buttons --><div><a class="wp-block-button__link" href="/contacto/">Agendar</a></div><!-- /wp:buttons -->`
  expect(lines(html)).toEqual([
    '## Para quién',
    'Para niñas y mujeres.',
    'Sin dolor.',
    '* 1. Uno',
    '* – Dentro',
    '* 2. Dos',
    '[12 https://dra-lopez.mx/a-300x200.jpg Una jeringa]',
    'La vacuna',
    '> Importante',
    '(Agendar https://dra-lopez.mx/contacto/)',
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
    '[vc_row css=".vc_custom_1{margin: 0}"][vc_column][vc_custom_heading text="Síntomas" use_theme_fonts="yes"][vc_column_text]Duele <b>mucho</b>.[/vc_column_text][vc_single_image image="44"][/vc_column][/vc_row]',
    ['### Síntomas', 'Duele mucho.', '[44  ]'],
  ],
  [
    'Divi',
    '[et_pb_section fb_built="1"][et_pb_text _builder_version="4.9" text_font="||||"]<h2>Costos</h2><p>Pregunte.</p>[/et_pb_text][et_pb_image src="https://dra-lopez.mx/b.jpg" alt="Sala"][/et_pb_image][/et_pb_section]',
    ['## Costos', 'Pregunte.', '[ https://dra-lopez.mx/b.jpg Sala]'],
  ],
  [
    'Elementor',
    '<section class="elementor-section"><div class="elementor-column"><h2 class="elementor-heading-title">Citas</h2><div class="elementor-text-editor"><p>De lunes a viernes.</p></div><a class="elementor-button elementor-button-link" href="tel:5512345678"><span>Llamar</span></a></div></section>',
    ['## Citas', 'De lunes a viernes.', '(Llamar tel:5512345678)'],
  ],
])('markup of %s is reduced to its text', (_builder, html, expected) => {
  expect(lines(html)).toEqual(expected)
})

test('a shortcode disappears, what it encloses stays, and other brackets stay', () => {
  expect(
    lines(
      '[caption id="attachment_1"]<img src="/a.jpg" alt="A"> Pie[/caption]<p>Según [1] y [sic] [icon name="x"].</p>',
    ),
  ).toEqual(['[ https://dra-lopez.mx/a.jpg A]', 'Pie', 'Según [1] y [sic] .'])
  expect(lines('[gallery ids="3,4"]')).toEqual(['[3  ]', '[4  ]'])
})

test('a table is a list, with the names of its columns', () => {
  expect(
    lines('<table><tr><td>Lunes</td><td>9 a 14 h</td></tr><tr><td>Martes:</td><td>Cerrado</td></tr></table>'),
  ).toEqual(['* Lunes: 9 a 14 h', '* Martes: Cerrado'])
  expect(
    lines(
      '<table><thead><tr><th>Estudio</th><th>Dura</th><th>Costo</th></tr></thead><tr><td>Eco</td><td>20 min</td><td><b>$900</b></td></tr></table>',
    ),
  ).toEqual(['* Estudio: Eco; Dura: 20 min; Costo: $900'])
})

test('what does not come along is named', () => {
  const html = `<script>alert(1)</script><style>p{}</style><form><p>Nombre</p></form>
    <iframe src="https://www.youtube.com/embed/x"></iframe><iframe data-src="https://www.google.com/maps/embed?pb=1"></iframe>
    <p>https://youtu.be/abc</p><p onclick="x()">Queda</p><video src="a.mp4"></video>[contact-form-7 id="1"]`
  const { blocks, dropped } = read(html)
  expect(blocks.map(line)).toEqual(['Queda'])
  expect(dropped).toEqual([
    'Un formulario',
    'Código',
    'Un formulario',
    'Un video',
    'Un mapa',
    'Un video',
    'Un video',
  ])
})

test('pictures that load late have their own address, and icons are none', () => {
  expect(
    lines(
      `<img src="data:image/gif;base64,R0" data-lazy-src="/real.jpg" alt="R"><noscript><img src="/real.jpg"></noscript>
      <img src="/s.jpg" srcset="/s.jpg 300w, /l.jpg 1200w"><img src="/i.png" width="16"><img src="javascript:alert(1)">`,
    ),
  ).toEqual(['[ https://dra-lopez.mx/real.jpg R]', '[ https://dra-lopez.mx/l.jpg ]'])
})

test('a link keeps its words in the text, and one around a card has those of its heading', () => {
  const { blocks } = read(
    '<p>Vea <a href="../papanicolaou/">el estudio</a>.</p><a href="/c"><h3>Tarjeta</h3><p>Más</p></a><p>Fin</p>',
  )
  expect(blocks).toEqual([
    {
      kind: 'text',
      text: 'Vea el estudio.',
      isBoxed: false,
      links: [{ text: 'el estudio', url: 'https://dra-lopez.mx/papanicolaou/' }],
    },
    { kind: 'heading', level: 3, text: 'Tarjeta', isBoxed: false },
    { kind: 'text', text: 'Más', isBoxed: false },
    {
      kind: 'text',
      text: 'Fin',
      isBoxed: false,
      links: [{ text: 'Tarjeta', url: 'https://dra-lopez.mx/c' }],
    },
  ])
})
