import { captioned, isTooltip, shownBy, shownName, valuesOf } from './shown-shortcodes.ts'

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
const code = /^(?:vc_raw_html|vc_raw_js|et_pb_code|fusion_code)$/

/** Shortcodes that change how what they enclose is read, as the HTML that does the same. */
const asHtml: readonly (readonly [RegExp, begin: string, end: string])[] = [
  [/^(?:footnote|fn|ref|mfn|efn_note|note)$/, ' (', ')'],
  [/^(?:strike|del|strikethrough)$/, '<del>', '</del>'],
  [/^(?:sup|superscript)$/, '<sup>', '</sup>'],
  [/^(?:sub|subscript)$/, '<sub>', '</sub>'],
]

const shortcode = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]*)?)\]/gi

/**
 * HTML without the shortcodes of WordPress: what they enclose stays, and so do the titles, texts and pictures that they
 * have as attributes. Other text in brackets stays as it is.
 * @param drop Called with what is left out, in the owner's words.
 */
export function withoutShortcodes(html: string, drop: (what: string) => void): string {
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  let codeEnd = ''
  let skippedFrom = 0
  let captionOfPicture = ''
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
    const isEnclosing = closed.has(name)
    const row = isEnclosing ? asHtml.find(([names]) => names.test(name)) : undefined
    if (slash === '/') {
      if (name === 'caption') parts.push(captioned(parts.pop() ?? '', captionOfPicture))
      else if (isTooltip(name)) parts.push('</span>')
      else parts.push(row?.[2] ?? (builder.test(name) ? '\n\n' : ''))
      continue
    }
    const what = shownName(name, attributes)
    if (what !== '') drop(what)
    if (code.test(name) && isEnclosing) {
      drop('Código')
      codeEnd = name
      skippedFrom = end
      continue
    }
    if (row) parts.push(row[1])
    else if (name === 'caption') captionOfPicture = valuesOf(attributes).get('caption') ?? ''
    else if (what === '' || name === 'gallery') {
      const shown = shownBy({ name, attributes, isEnclosing, isBlock: isEnclosing || builder.test(name) })
      if (shown === undefined) drop(`Lo que mostraba [${name}]`)
      parts.push(builder.test(name) ? `\n\n${shown ?? ''}` : (shown ?? ''))
    }
  }
  // A code that never ends hides nothing.
  parts.push(html.slice(codeEnd === '' ? end : skippedFrom))
  return parts.join('')
}
