/**
 * Finds elements and attributes that our pages never contain but an injected text would bring. Runs in a browser on a
 * parsed document; nothing in it is executed.
 * @param own The scripts that a page contains itself, with their tags.
 */
export function strangeParts({ html, own }: { html: string; own: readonly string[] }): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const strange: string[] = []
  const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'srcset', 'ping']
  const schemes = /^(?:https:\/\/|tel:|mailto:|#|\/(?!\/|\\))/

  for (const script of parsed.querySelectorAll('script')) {
    const isData = script.type === 'application/json' || script.type === 'application/ld+json'
    if (isData) JSON.parse(script.textContent)
    else if (own.includes(script.outerHTML)) continue
    else if (
      !/^\/assets\/loader[\w.-]*\.js$/.test(script.getAttribute('src') ?? '') ||
      script.textContent !== ''
    )
      strange.push(script.outerHTML)
  }
  for (const element of parsed.querySelectorAll(
    'iframe, object, embed, base, form, meta[http-equiv], link[rel=import]',
  ))
    strange.push(element.outerHTML)
  for (const style of parsed.querySelectorAll('style')) {
    if (/xss/.test(style.textContent)) strange.push(style.textContent)
  }
  for (const element of parsed.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = addresses.includes(name) && !schemes.test(value) && value !== ''
      if (/^on|^style$/.test(name) || isAddress) strange.push(`${element.tagName} ${name}=${value}`)
    }
  }
  // One for the first screen, one for what follows it.
  for (const place of ['head', 'body'])
    if (parsed.querySelectorAll(`${place} style`).length > 1)
      strange.push(`more than one style in the ${place}`)
  return strange
}
