const forms = /^(?:contact-form|wpforms|gravityform|ninja_form|formidable|mc4wp|et_pb_contact_form$)/
const videos =
  /^(?:video|playlist|vc_video|et_pb_video|fusion_youtube|fusion_vimeo|su_(?:youtube|vimeo|video))$/
const maps = /^(?:vc_gmaps|et_pb_map|fusion_map|su_gmap|google_map|wpgmza)$/

/** What a shortcode shows that does not come along, in the owner's words; empty if it is nothing of that kind. */
export function shownName(name: string, attributes: string): string {
  if (forms.test(name)) return 'Un formulario'
  if (videos.test(name)) return 'Un video'
  if (maps.test(name)) return 'Un mapa'
  if (name === 'audio') return 'Un audio'
  return name === 'gallery' && !/\bids=/.test(attributes) ? 'Una galería de fotos' : ''
}

/** The editor may have made the quotation marks of an attribute typographic. */
const attribute =
  /(\w{1,30})=(?:"([^"]*)"|'([^']*)'|(?:&#82(?:20|21|43);|&quot;|[“”″])([^&“”″]*)(?:&#82(?:20|21|43);|&quot;|[“”″])|([^\s"'“”″&]+))/g

export const valuesOf = (attributes: string): Map<string, string> =>
  new Map(
    [...attributes.matchAll(attribute)].map(([, key = '', ...texts]) => [
      key.toLowerCase(),
      // Divi writes a quotation mark and brackets like this.
      (texts.find(Boolean) ?? '').replaceAll('%22', '"').replaceAll('%91', '[').replaceAll('%93', ']'),
    ]),
  )

const titles = ['title', 'heading', 'question', 'header', 'headline', 'h2', 'h4']
const texts = (
  'text subtitle subheading subhead sub_title content answer description desc message caption price amount value number ' +
  'percent prefix suffix author author_name cite label button_text btn_text before after features tooltip'
).split(' ')
const links = ['url', 'link', 'href', 'button_url', 'btn_link']
/** Words in the names of shortcodes that only lay out, or that show an ornament. */
const layout = new Set(
  (
    'row col column columns section inner space spacer spacing separator divider clear clearfix break br icon anchor ' +
    'more nextpage toc wrap wrapper container one two three half third fourth embed caption'
  ).split(' '),
)
const isLayout = (name: string): boolean => name.split(/[_-]/).some((word) => layout.has(word))
/** Encloses words and explains them when it is pointed at. */
export const isTooltip = (name: string): boolean => /tooltip|popover/.test(name)

type Shown = {
  readonly name: string
  readonly attributes: string
  readonly isEnclosing: boolean
  /** Whether its texts are paragraphs. If not, they are words of a sentence. */
  readonly isBlock: boolean
}

/** HTML of what a shortcode shows by its attributes; undefined if it shows something that they do not say. */
export function shownBy({ name, attributes, isEnclosing, isBlock }: Shown): string | undefined {
  const values = valuesOf(attributes)
  if (name === 'gallery') return (values.get('ids') ?? '').split(',').map(galleryPicture).join('')
  const said = (key: string) => {
    const value = values.get(key)?.trim() ?? ''
    return isSwitch(value) ? '' : value
  }
  if (isEnclosing && isTooltip(name)) {
    const meaning = ['title', 'text', 'content', 'tooltip'].map(said).find(Boolean)
    return `<span data-tooltip="${(meaning ?? '').replaceAll('"', '&quot;')}">`
  }
  const all = texts.map(said).filter(Boolean)
  const title = titles.map(said).find(Boolean)
  const isHeading = title === undefined && /heading|title/.test(name)
  const heading = title ?? (isHeading ? all.shift() : undefined)
  const target = links.map(said).find((url) => /^(?:https?:|\/|tel:|mailto:)/.test(url))
  const label = target && !isEnclosing && (all.shift() ?? (isBlock ? undefined : heading))
  const src = said('src')
  const shown = [
    heading && heading !== label && `<h3>${heading}</h3>`,
    picture(said('image')),
    name === 'et_pb_image' && src && `<img src="${src}" alt="${said('alt')}">`,
    ...all.map((text) => (isBlock ? `<p>${text}</p>` : ` ${text} `)),
    label && ` <a class="button" href="${target}">${label}</a> `,
  ].filter(Boolean)
  if (shown.length === 0 && !isEnclosing && name !== 'vc_single_image' && !isLayout(name)) return undefined
  return shown.join('')
}

const isSwitch = (value: string): boolean => /^(?:true|false|yes|no|on|off|none|default)$/i.test(value)

/** The class names the picture in WordPress's library, as in pictures of texts. */
const picture = (id: string, more = ''): string =>
  /^\d{1,12}$/.test(id.trim()) ? `<img class="wp-image-${id.trim()}"${more}>` : ''

/** A gallery shows the captions that the library has. */
const galleryPicture = (id: string): string => picture(id, ' data-of-gallery="yes"')

/** The picture and its caption, which follows it in `[caption]` or is its attribute. */
export function captioned(html: string, attribute: string): string {
  const image = html.lastIndexOf('<img')
  const tagEnd = image < 0 ? 0 : html.indexOf('>', image) + 1
  const end = html.startsWith('</a>', tagEnd) ? tagEnd + '</a>'.length : tagEnd
  const words = `${html.slice(end)} ${attribute}`
  return `<figure>${html.slice(0, end)}<figcaption>${words}</figcaption></figure>`
}
