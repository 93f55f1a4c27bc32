/** Names of page builders' shortcodes: WPBakery, Divi, Avada, Enfold, Cornerstone. They lay out what is in them. */
const builder = /^(?:vc_|et_pb_|fusion_|av_|cs_)/
/** Shortcodes of WordPress and usual plugins without attributes or without an end. */
const known = new Set([
  'gallery',
  'caption',
  'embed',
  'video',
  'audio',
  'playlist',
  'contact-form-7',
  'wpforms',
])
const forms = /^(?:contact-form|wpforms|gravityform|ninja_form|formidable|mc4wp)/
const code = /^(?:vc_raw_html|vc_raw_js|et_pb_code|fusion_code)$/

const shortcode = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]*)?)\]/gi
const attribute = /(\w{1,30})=(?:"([^"]*)"|'([^']*)'|&#8221;([^&]*)&#8243;)/g

/**
 * HTML without the shortcodes of WordPress: what they enclose stays, and so do the headings and pictures that page
 * builders have as attributes. Other text in brackets stays as it is.
 * @param drop Called with what is left out, in the owner's words.
 */
export function withoutShortcodes(html: string, drop: (what: string) => void): string {
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  let codeEnd = ''
  let skippedFrom = 0
  const parts: string[] = []
  let end = 0
  for (const found of html.matchAll(shortcode)) {
    const [whole, slash, written = '', attributes = ''] = found
    const name = written.toLowerCase()
    const isShortcode = known.has(name) || closed.has(name) || /[_-]/.test(name) || /\w=/.test(attributes)
    if (!isShortcode) continue
    if (codeEnd === '') parts.push(html.slice(end, found.index))
    end = found.index + whole.length
    if (codeEnd !== '') {
      if (slash === '/' && name === codeEnd) codeEnd = ''
      continue
    }
    if (slash === '/') {
      if (builder.test(name)) parts.push('\n\n')
      continue
    }
    if (forms.test(name)) drop('Un formulario')
    if (name === 'gallery' && !/\bids=/.test(attributes)) drop('Una galería de fotos')
    if (['video', 'playlist', 'audio'].includes(name)) drop(name === 'audio' ? 'Un audio' : 'Un video')
    if (code.test(name) && closed.has(name)) {
      drop('Código')
      codeEnd = name
      skippedFrom = end
      continue
    }
    parts.push(shownBy(name, attributes))
  }
  // A code that never ends hides nothing.
  parts.push(html.slice(codeEnd === '' ? end : skippedFrom))
  return parts.join('')
}

/** HTML of what a shortcode shows by its attributes. */
function shownBy(name: string, attributes: string): string {
  const values = new Map(
    [...attributes.matchAll(attribute)].map(([, key = '', ...texts]) => [key, texts.find(Boolean) ?? '']),
  )
  if (name === 'gallery') return (values.get('ids') ?? '').split(',').map(pictureById).join('')
  if (!builder.test(name)) return ''
  const heading = ['title', 'text', 'heading', 'h2'].map((key) => values.get(key)).find(Boolean)
  const picture = pictureById(values.get('image') ?? '')
  const src = values.get('src') ?? ''
  return [
    '\n\n',
    heading && `<h3>${heading}</h3>`,
    picture,
    name === 'et_pb_image' && src && `<img src="${src}" alt="${values.get('alt') ?? ''}">`,
  ]
    .filter(Boolean)
    .join('')
}

/** The class names the picture in WordPress's library, as in pictures of texts. */
const pictureById = (id: string): string =>
  /^\d{1,12}$/.test(id.trim()) ? `<img class="wp-image-${id.trim()}">` : ''
