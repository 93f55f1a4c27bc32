import { documents } from '#content/documents/documents.ts'
import { leaves } from '#content/fields/field-walk.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import type { Json } from '#content/values/json.ts'
import { type Change, changed, type Documents, within } from './hard-content.ts'

/** Texts that set `window.xss` when they are executed. Each one attacks a different output context. */
const hostileTexts = [
  '<script>xss=1</script>',
  '"><script>xss=1</script>',
  '</script><script>xss=1</script>',
  '<!--<script>',
  '--><img src=x onerror=xss=1>',
  '"><img src=x onerror=xss=1>',
  "'><svg onload=xss=1>",
  '" onfocus=xss=1 autofocus x="',
  "' onmouseover=xss=1 x='",
  '</style><script>xss=1</script>',
  '}body{background:url(/xss)}',
  '</title><svg onload=xss=1>',
  '</textarea></noscript><svg onload=xss=1>',
  '<iframe srcdoc="<script>parent.xss=1</script>">',
  '<base href=//otro.example/>',
  '<meta http-equiv=refresh content=0;url=//otro.example>',
  '<a href=javascript:xss=1>x</a>',
  '<math><mtext><script>xss=1</script></mtext></math>',
  '&lt;script&gt;xss=1&lt;/script&gt;',
  '\\u003cscript\\u003exss=1',
  '{{constructor.constructor("xss=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on templates.
  '${xss=1}`+xss=1+`',
  '"}]}</script><script>xss=1//',
  '\u202e\u2028\u2029<script>xss=1</script>',
  '<div style=background:url(javascript:xss=1)>',
  '\ufeff<\u0000script>xss=1</script>',
  'javascript:xss=1',
  'data:text/html,<script>xss=1</script>',
] as const

const hostilePath = `/"><img/src=x/onerror=xss=1>'`
const hostileQuery = `?"><img/src=x/onerror=xss=1>'&amp;javascript:xss=1`

/** Fills every field of every document with as many texts as fit. After enough rounds, each field has had each text. */
export function hostileContent(values: Documents, round: number): Documents {
  let place = round * 3
  const hostile: Change = (field, value, index) => {
    if (field.kind === 'group' || field.kind === 'list') return within(field, value, index, hostile)
    place += 1
    if (field.kind === 'text' || field.kind === 'longText') {
      return firstAccepted(field, [textsFor(field.maxLength ?? 200, place), hostilePath]) ?? value
    }
    if (field.kind === 'url') return firstAccepted(field, [`${value}${hostileQuery}`]) ?? value
    return value
  }
  return changed(values, hostile)
}

/** As many texts as fit, starting at this index. */
function textsFor(length: number, place: number): string {
  let texts = ''
  for (let index = 0; index < hostileTexts.length; index += 1) {
    const next = `${texts} ${hostileTexts[(place + index) % hostileTexts.length]}`.trim()
    if (next.length <= length) texts = next
  }
  return texts
}

const firstAccepted = (field: Field, texts: readonly string[]) =>
  texts.find((text) => text !== '' && field.schema.safeParse(text).success)

/** Addresses that no address field may accept. */
export const dangerousAddresses = [
  'javascript:xss=1',
  'JaVaScRiPt:xss=1',
  ' \tjavascript:xss=1',
  'java\nscript:xss=1',
  'java\tscript:xss=1',
  '\u0001javascript:xss=1',
  'javascript&colon;xss=1',
  '&#106;avascript:xss=1',
  'javascript://www.google.com/%0axss=1',
  'data:text/html,<script>xss=1</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:xss',
  'blob:https://otro.example/x',
  'file:///etc/passwd',
  '//otro.example/x',
  '/\\otro.example/x',
  '\\\\otro.example\\x',
  'https://ana:clave@otro.example/',
  'https://www.google.com@otro.example/',
] as const

const addressKinds = new Set<Field['kind']>(['url', 'image', 'icon', 'phone', 'email', 'color', 'brandColor'])

/** Whether the field's value is used in an address or in a CSS rule. */
const isAddress = ({ kind, path }: Field) => addressKinds.has(kind) || path === 'navMenu.items.*.path'

/** Paths of the address fields of a document, for example 'navMenu.items.0.path'. */
export function addressPaths(name: 'site-content' | 'gallery', value: Json): string[] {
  return [...leaves(schemaTree(documents[name].schema), value)]
    .filter(({ field }) => isAddress(field))
    .map(({ path }) => path)
}
