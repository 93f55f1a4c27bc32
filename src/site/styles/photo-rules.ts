/**
 * The rules of the photographs on a page, which a style attribute would hold if the content security policy let it:
 * what stands in their place until they are there, and where they are cut.
 */
export function photoRules(body: string): string {
  const wrapper = body.includes('class="photo"') ? '.photo{display:contents}' : ''
  return wrapper + rulesOf(body, 'focus', position) + rulesOf(body, 'tone', ground)
}

const position = (focus: string) => `object-position:${focus.replace(/\d+/g, '$&%')}`
const ground = (tone: string) => `background-color:#${tone}`

/** Where one place shows a picture per width of the page; see `HeroPicture`. */
const breakpoints = [768, 1024]

/** One rule per value found, in attributes and in what islands get as JSON. A list holds one per width of the page. */
function rulesOf(body: string, name: string, declaration: (value: string) => string): string {
  const found = new RegExp(`(?:data-${name}="|"${name}":")([\\da-f ,]+)"`, 'g')
  const values = new Set([...body.matchAll(found)].map(([, value = '']) => value))
  return [...values]
    .flatMap((value) => {
      // Stronger than the layouts' own rules for any picture.
      const selector = `body img[data-${name}="${value}"]`
      return value.split(',').map((one, index) => {
        const rule = one && `${selector}{${declaration(one)}}`
        return rule && index > 0 ? `@media(min-width:${breakpoints[index - 1]}px){${rule}}` : rule
      })
    })
    .join('')
}
