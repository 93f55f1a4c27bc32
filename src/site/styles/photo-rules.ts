/**
 * CSS rules for a page's photographs: their background colour until they load, and their focal point. The content
 * security policy forbids style attributes, so these rules replace them.
 */
export function photoRules(body: string): string {
  const wrapper = body.includes('class="photo"') ? '.photo{display:contents}' : ''
  const emblem = body.includes(' fills"') ? 'body .fills{object-fit:cover;border-radius:50%}' : ''
  return wrapper + emblem + rulesOf(body, 'focus', position) + rulesOf(body, 'tone', ground)
}

/** Names in the URLs of drawings without transparent parts. */
const opaqueDrawings = ['azulejos', 'escenas', 'mural']

/** The colour that a frame shows until its drawing is loaded. */
export function drawingRules(body: string): string {
  const selectors = opaqueDrawings
    .filter((name) => new RegExp(`src="/dibujos/[^"]*${name}`).test(body))
    .map((name) => `[src*=${name}]`)
  return selectors.length > 0 ? `${selectors.join(',')}{background:var(--brand-200)}` : ''
}

const position = (focus: string) => `object-position:${focus.replace(/\d+/g, '$&%')}`
const ground = (tone: string) => `background-color:#${tone}`

/** In pixels; from each width on, a place may show another picture; see `HeroPicture`. */
const breakpoints = [768, 1024]

/** One rule per distinct value in attributes and in the JSON of islands. A list has one value per page width. */
function rulesOf(body: string, name: string, declaration: (value: string) => string): string {
  const found = new RegExp(`(?:data-${name}="|"${name}":")([\\da-f ,]+)"`, 'g')
  const values = new Set([...body.matchAll(found)].map(([, value = '']) => value))
  return [...values]
    .flatMap((value) => {
      // More specific than the layouts' own rules for pictures.
      const selector = `body img[data-${name}="${value}"]`
      return value.split(',').map((one, index) => {
        const rule = one && `${selector}{${declaration(one)}}`
        return rule && index > 0 ? `@media(min-width:${breakpoints[index - 1]}px){${rule}}` : rule
      })
    })
    .join('')
}
