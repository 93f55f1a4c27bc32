/**
 * CSS rules for a page's photographs: their background colour until they load, and their focal point. The content
 * security policy forbids style attributes, so these rules replace them.
 */
export function photoRules(body: string): string {
  const wrapper = body.includes('class="photo"') ? '.photo{display:contents}' : ''
  const emblem = body.includes(' fills"') ? 'body .fills{object-fit:cover;border-radius:50%}' : ''
  return wrapper + emblem + rulesOf(body, 'focus', focuses, position) + rulesOf(body, 'tone', tones, ground)
}

/** What the frames of drawings without transparent parts show until these are loaded, by a name in their URLs. */
const placeholders = {
  azulejos: {
    shown: /src="\/dibujos\/[^"]*azulejos/,
    background: 'radial-gradient(circle,var(--brand-300) 30%,var(--brand-100) 0)',
  },
  escenas: { shown: /src="\/dibujos\/[^"]*escenas/, background: 'var(--brand-100)' },
}

/** A disc for a tile and a tint for every other drawing, until they are loaded. */
export function drawingRules(body: string): string {
  return Object.entries(placeholders)
    .filter(([, { shown }]) => shown.test(body))
    .map(([name, { background }]) => `[src*=${name}]{background:${background}}`)
    .join('')
}

const position = (focus: string) => `object-position:${focus.replace(/\d+/g, '$&%')}`
const ground = (tone: string) => `background-color:#${tone}`

/** In the font size; from each width on, a place may show another picture; see `HeroPicture`. */
const breakpoints = [48, 64]

const focuses = /(?:data-focus="|"focus":")([\da-f ,]+)"/g
const tones = /(?:data-tone="|"tone":")([\da-f ,]+)"/g

/** One rule per distinct value in attributes and in the JSON of islands. A list has one value per page width. */
function rulesOf(body: string, name: string, found: RegExp, declaration: (value: string) => string): string {
  const values = new Set([...body.matchAll(found)].map(([, value = '']) => value))
  return [...values]
    .flatMap((value) => {
      // More specific than the layouts' own rules for pictures.
      const selector = `body img[data-${name}="${value}"]`
      return value.split(',').map((one, index) => {
        const rule = one && `${selector}{${declaration(one)}}`
        return rule && index > 0 ? `@media(min-width:${breakpoints[index - 1]}em){${rule}}` : rule
      })
    })
    .join('')
}
