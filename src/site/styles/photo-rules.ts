/**
 * CSS rules for a page's photographs: their background colour until they load, their focal point, and their circle as an
 * emblem. The content security policy forbids style attributes, so these rules replace them.
 */
export const photoRules = (body: string): string =>
  rulesOf(body, 'focus', focuses, position) +
  rulesOf(body, 'tone', tones, ground) +
  (body.includes(' fills"') ? 'body .fills{object-fit:cover;border-radius:50%}' : '')

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
