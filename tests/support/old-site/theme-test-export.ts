import { type ExportItem, wordpressExport } from './wordpress-export.ts'

/** What the editors of WordPress write, in words of our own: its theme test file has each of these constructs. */
const texts: Readonly<Record<string, string>> = {
  portadas: `<!-- wp:cover {"id":61} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background wp-image-61" alt="La sala de espera" src="/f/sala.jpg"/><div class="wp-block-cover__inner-container"><p>Atención con cita</p></div></div><!-- /wp:cover -->
<!-- wp:cover --><div class="wp-block-cover has-background-dim" style="background-image:url(/f/fondo.jpg)"><p class="wp-block-cover-text">Texto sobre una foto.</p></div><!-- /wp:cover -->`,
  galerias: `<!-- wp:gallery --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="/f/1.jpg" alt="El ultrasonido" class="wp-image-62"/><figcaption>Equipo nuevo</figcaption></figure></figure><!-- /wp:gallery -->
<ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="/f/2.jpg" alt="dsc2005_0727"/><figcaption>La entrada</figcaption></figure></li></ul>[gallery]`,
  insertados: `<p>Vea el video:</p><!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=x
</div><figcaption>Mi plática</figcaption></figure><!-- /wp:embed -->
https://twitter.com/dra/status/1

https://soundcloud.com/dra/a
<!-- wp:file --><div class="wp-block-file"><a href="/g.pdf">guia</a><a href="/g.pdf" class="wp-block-file__button" download>Descargar</a></div><!-- /wp:file -->
<!-- wp:audio --><figure class="wp-block-audio"><audio src="/a.ogg"></audio></figure><!-- /wp:audio -->`,
  listas: `<ul>
\t<li>Antes
<ul>
\t<li>En ayunas</li>
</ul>
</li>
\t<li>Después</li>
</ul>
<ol start="8"><li>Octavo</li><li>Noveno</li></ol><dl><dt>VPH</dt><dd>Un virus común.</dd></dl>`,
  tablas: `<h2>Costos</h2><table><thead><tr><th>Estudio</th><th>Costo</th><th></th></tr></thead><tbody><tr><th><a href="/?p=1">Ultrasonido</a></th><td>$900</td><td>Con cita</td></tr></tbody></table>
<figure class="wp-block-table"><table><tbody><tr><td>Lunes</td><td>9 a 14 h</td></tr></tbody></table><figcaption>Horario de verano</figcaption></figure>`,
  citas: `<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Pregunte siempre.</p><cite>La doctora</cite></blockquote></figure><!-- /wp:pullquote --><!-- wp:verse --><pre class="wp-block-verse">Un verso
   y otro</pre><!-- /wp:verse -->`,
  clasico: `Antes del corte con H<sub>2</sub>O y <q>palabras</q>.
<!--more Siga leyendo-->
Después del corte.

<!--nextpage-->

[caption id="attachment_61" align="alignright" width="300"]<img class="wp-image-61 " alt="La sala" src="/f/sala.jpg" width="300" height="200" /> Pie con <a href="/?page_id=2">enlace</a>.[/caption]

<address>Calle 1
Mérida</address>&nbsp;`,
  columnas: `<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column has-background"><p>Primera columna.</p></div><div class="wp-block-column"><p>Segunda columna.</p></div></div><!-- /wp:columns --><!-- wp:media-text --><div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="/f/3.jpg" alt="Una jeringa" class="wp-image-63"/></figure><div class="wp-block-media-text__content"><p>Junto a la foto.</p><p></p></div></div><!-- /wp:media-text --><!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`,
  botones: `<!-- wp:buttons --><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/?page_id=2">Agendar</a></div><div class="wp-block-button"><a class="wp-block-button__link">Sin enlace</a></div></div><!-- /wp:buttons --><!-- wp:details --><details class="wp-block-details"><summary>¿Duele?</summary><p>No.</p></details><!-- /wp:details --><p>Vea <a href="/?cat=3">la lista</a>.</p>`,
  widgets: `<p>Lo último:</p><!-- wp:latest-posts /--><!-- wp:search {"label":"Buscar"} /--><!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"#"} /--></ul><!-- /wp:social-links --><!-- wp:query --><div class="wp-block-query"><!-- wp:post-title {"isLink":true} /--></div><!-- /wp:query -->`,
  escrituras: '<p dir="rtl">مرحبا بكم</p><p>Ελληνικά</p><p>Uno ]]&gt; dos &lt;b&gt; &#8220;tres&#8221;</p>',
}

const host = 'https://dra-lopez.mx'

const states: readonly Partial<ExportItem>[] = [
  { status: 'future', title: 'Programada' },
  { password: 'x', title: 'Con llave' },
  { status: 'draft', title: 'Borrador' },
  { type: 'nav_menu_item', title: 'twitter.com' },
  { type: 'wp_template', title: 'Plantilla' },
  { html: ' ', title: 'Página de entradas' },
]

export const themeTestExport = (): string =>
  wordpressExport([
    ...Object.entries(texts).map(([name, html], index) => ({
      ...{ id: index + 1, title: `<em>${name}</em> &amp; más`, link: `${host}/blog/${name}/`, html },
      ...{ type: index === 1 ? 'page' : 'post', comments: index },
    })),
    {
      id: 30,
      type: 'post',
      title: '',
      link: `${host}/2013/01/30/`,
      html: 'Hoy no hay consulta.\n\nHasta el lunes.',
    },
    { id: 31, title: 'Επίπεδο 2', link: `${host}//greek/%ce%b5%cf%80%ce%af-2/` },
    { id: 32, type: 'post', title: `Un título ${'muy '.repeat(40)}largo`, link: `${host}/largo/` },
    {
      id: 33,
      type: 'post',
      title: 'Antiinflamatoriosnoesteroideosyotrosmedicamentos',
      link: `${host}/palabra/`,
    },
    ...states.map((state, index) => ({ id: 40 + index, ...state })),
    ...[61, 62, 63].map((id) => ({
      ...{
        id,
        type: 'attachment',
        status: 'inherit',
        title: 'Una foto con un título largo, como los de antes',
      },
      ...{ file: `${host}/f/${id}.jpg`, meta: { _wp_attachment_image_alt: 'De la biblioteca' } },
    })),
  ])
