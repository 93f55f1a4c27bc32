/** An item of WordPress's export. What is left out is that of a published page. */
export type ExportItem = {
  readonly id: number
  readonly title?: string
  readonly link?: string
  readonly type?: string
  readonly status?: string
  readonly html?: string
  readonly excerpt?: string
  readonly date?: string
  readonly password?: string
  /** Address of an attachment's file. */
  readonly file?: string
  readonly meta?: Readonly<Record<string, string>>
  readonly comments?: number
}

type Site = { readonly address?: string; readonly language?: string }

/** The file that WordPress exports (WXR 1.2). */
export const wordpressExport = (items: readonly ExportItem[], site: Site = {}): string =>
  [exportStart(site), ...items.map(exportItem), exportEnd].join('')

export const exportStart = ({ address = 'https://www.dra-lopez.mx', language = 'es-MX' }: Site = {}) => `\
<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.8" created="2026-01-10 10:00" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Dra. López</title>
<link>${address}</link>
<language>${language}</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${address}</wp:base_site_url>
<wp:base_blog_url>${address}</wp:base_blog_url>
`

export const exportEnd = '</channel>\n</rss>\n'

export const exportItem = ({
  id,
  title = `Página ${id}`,
  link = `https://www.dra-lopez.mx/pagina-${id}/`,
  type = 'page',
  status = 'publish',
  html = '<p>Un texto.</p>',
  excerpt = '',
  date = '2020-03-04 10:00:00',
  password = '',
  file,
  meta = {},
  comments = 0,
}: ExportItem): string => `\
<item>
<title><![CDATA[${title}]]></title>
<link>${link}</link>
<content:encoded><![CDATA[${html}]]></content:encoded>
<excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date><![CDATA[${date}]]></wp:post_date>
<wp:status><![CDATA[${status}]]></wp:status>
<wp:post_type><![CDATA[${type}]]></wp:post_type>
<wp:post_password><![CDATA[${password}]]></wp:post_password>
${file ? `<wp:attachment_url><![CDATA[${file}]]></wp:attachment_url>` : ''}
${Object.entries(meta).map(metaElement).join('')}
${'<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'.repeat(comments)}
</item>
`

const metaElement = ([key, value]: readonly [string, string]) =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
