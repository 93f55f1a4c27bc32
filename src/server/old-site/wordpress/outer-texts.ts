import { z } from 'zod'

const footnotes = z.array(z.object({ id: z.string(), content: z.string() }))

/** The page's text with its footnotes, which WordPress stores beside it. Its references are numbers in brackets. */
export function withFootnotes(html: string, stored: string | undefined): string {
  const notes = stored === undefined ? undefined : footnotes.safeParse(parsed(stored)).data
  if (!notes || notes.length === 0) return html
  const list = notes.map(({ content }, index) => `<p>[${index + 1}] ${content}</p>`).join('')
  const place = '<!-- wp:footnotes /-->'
  return html.includes(place) ? html.replace(place, () => list) : `${html}\n\n${list}`
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Fields of one page at most. */
const maxFields = 30
/** In characters of each. */
const maxQuote = 80

/** The further data of a page that may be texts, which its theme shows or not. */
export function outerTexts() {
  const texts = new Map<string, string>()
  const fields = new Set<string>()
  let hasBuilder = false
  return {
    add(key: string, value: string): void {
      if (builders.test(key)) hasBuilder = true
      // ACF stores beside each of its fields which one it is.
      else if (key.startsWith('_') && value.startsWith('field_')) fields.add(key.slice(1))
      else if (!key.startsWith('_') && texts.size < maxFields && isText(value)) {
        texts.set(key, value.slice(0, 2 * maxQuote))
      }
    },
    /** Whether a page builder stored the page's text in a form of its own. */
    hasBuilder: () => hasBuilder,
    /** What does not come, in the owner's words. */
    named: (): string[] =>
      [...texts]
        .filter(([key, value]) => fields.has(key) || isProse(value))
        .map(([key, value]) => `El campo «${key}» (${quote(value)})`),
  }
}

const builders =
  /^(?:_elementor_data|_fl_builder_data|panels_data|_bricks_page_content_2|ct_builder_(?:shortcodes|json)|_themify_builder_settings_json|_cornerstone_data|brizy|_vc_post_settings_content)$/

const isText = (value: string): boolean =>
  value !== 'footnotes' &&
  /\p{L}{2}|\$\s?\d/u.test(value) &&
  !/^(?:https?:|a:\d+:|[{[]|field_)/.test(value.trim())

/** Settings of plugins are words or codes, seldom three words. */
const isProse = (value: string): boolean => /\p{L}[.,;:]?\s+\p{L}+[.,;:]?\s+\p{L}|\$\s?\d/u.test(value)

function quote(value: string): string {
  const text = value
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `«${text.length > maxQuote ? `${text.slice(0, maxQuote - 1)}…` : text}»`
}
