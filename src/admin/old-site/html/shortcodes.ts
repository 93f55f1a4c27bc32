/** Names of page builders' shortcodes: WPBakery, Divi, Avada, Enfold, Cornerstone. They lay out what is in them. */
const builder = /^(?:vc_|et_pb_|fusion_|av_|cs_)/
/** Shortcodes of WordPress without attributes or without an end. */
const known = new Set(['gallery', 'caption', 'embed', 'video', 'audio', 'playlist'])
const code = /^(?:vc_raw_html|vc_raw_js|et_pb_code|fusion_code)$/
/** Words in the names of shortcodes that only lay out. */
const layout =
  /(?:^|[_-])(?:row|col|columns?|section|inner|space|spacer|separator|divider|icon|anchor|toc|embed|caption)(?:[_-]|$)/

/** What a shortcode shows that does not come along, in the owner's words. */
const leftOut: readonly (readonly [RegExp, string])[] = [
  [/^(?:contact-form|wpforms|gravityform|ninja_form|formidable|mc4wp|et_pb_contact_form)/, 'Un formulario'],
  [/^(?:video|playlist|vc_video|et_pb_video|fusion_youtube|fusion_vimeo)$/, 'Un video'],
  [/^(?:vc_gmaps|et_pb_map|fusion_map|google_map|wpgmza)$/, 'Un mapa'],
  [/^audio$/, 'Un audio'],
]

const titles = ['title', 'heading', 'question', 'header', 'headline']
const texts = 'text subtitle subheading content answer description caption price author'.split(' ')
const labels = ['button_text', 'btn_text', 'label']
const links = ['url', 'link', 'href', 'button_url', 'button_link', 'btn_link']

const shortcode = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]*)?)\]/gi

/**
 * HTML without the shortcodes of WordPress: what they enclose stays, and so do the titles, texts and pictures that they
 * have as attributes. Other text in brackets stays as it is.
 * @param drop Called with what is left out, in the owner's words.
 */
export function withoutShortcodes(html: string, drop: (what: string) => void): string {
  const ended = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  return html.replace(shortcode, (whole, slash: string, written: string, attributes: string) => {
    const name = written.toLowerCase()
    const hasEnd = ended.has(name)
    if (!hasEnd && !known.has(name) && !/[_-]/.test(name) && !/\w=/.test(attributes)) return whole
    const gap = builder.test(name) ? '\n\n' : ''
    // A reader of HTML skips a template.
    if (code.test(name) && hasEnd) {
      drop('Código')
      return `<${slash}template>`
    }
    if (slash === '/') return gap
    const what = leftOut.find(([names]) => names.test(name))?.[1]
    const shown = what ? '' : shownBy(name, valuesOf(attributes))
    if (what) drop(what)
    else if (shown === '' && !hasEnd && !layout.test(name)) drop(`Lo que mostraba [${name}]`)
    return gap + shown
  })
}

/** The editor may have made the quotation marks of an attribute typographic. */
const attribute =
  /(\w{1,30})=(?:"([^"]*)"|'([^']*)'|(?:&#82(?:20|21|43);|&quot;|[“”″])([^&“”″]*)(?:&#82(?:20|21|43);|&quot;|[“”″])|([^\s"'“”″&]+))/g

const valuesOf = (attributes: string) =>
  new Map(
    [...attributes.matchAll(attribute)].map(([, key = '', ...values]) => [
      key.toLowerCase(),
      // Divi writes a quotation mark and brackets like this.
      (values.find(Boolean) ?? '').replaceAll('%22', '"').replaceAll('%91', '[').replaceAll('%93', ']'),
    ]),
  )

/** HTML of what a shortcode shows by its attributes; empty if they do not say it. */
function shownBy(name: string, values: ReadonlyMap<string, string>): string {
  if (name === 'gallery') return (values.get('ids') ?? '').split(',').map(libraryPicture).join('')
  const said = (keys: readonly string[]) => keys.flatMap((key) => values.get(key)?.trim() || [])
  const [title] = said(titles)
  const all = said(texts)
  const target = said(links).find((url) => /^(?:https?:|\/|tel:|mailto:)/.test(url))
  const [ownLabel] = said(labels)
  const label = target && (ownLabel ?? title ?? all.shift())
  const src = values.get('image') ?? (name === 'et_pb_image' ? values.get('src') : '') ?? ''
  return [
    title && title !== label ? `<h3>${title}</h3>` : '',
    libraryPicture(src),
    /^(?:https?:)?\//.test(src) ? `<img src="${src}" alt="${values.get('alt') ?? ''}">` : '',
    ...(target || ownLabel === undefined ? all : [...all, ownLabel]).map((text) => `<p>${text}</p>`),
    label ? `<a class="button" href="${target}">${label}</a>` : '',
  ].join('')
}

/** A picture of WordPress's library by its number. */
const libraryPicture = (id: string): string =>
  /^\d{1,12}$/.test(id.trim()) ? `<img src="library:${id.trim()}">` : ''
