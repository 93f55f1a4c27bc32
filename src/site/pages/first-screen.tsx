const endId = 'fin-primera-vista'

/**
 * Delays the first paint until the parser reaches `FirstScreenEnd`: menu and title would move while their neighbours
 * arrive.
 */
export const AwaitFirstScreen = () => <link rel="expect" href={`#${endId}`} blocking="render" />

/** Marks the end of the content that the first screen shows; see `AwaitFirstScreen`. */
export const FirstScreenEnd = () => <div id={endId} hidden />

const presentation = '<div data-section="Purpose"'

/**
 * The HTML of a page up to the first element that no first screen shows, with this element's start tag, and the rest. On
 * a desktop, the home page also shows the doctor's presentation below the hero.
 */
export function splitAtFirstScreen(html: string): [string, string] {
  const marker = html.indexOf(`<div id="${endId}"`)
  const next = html.indexOf('<', html.indexOf('</div>', marker) + 1)
  const later = html.startsWith(presentation, next) ? html.indexOf('<div data-section', next + 1) : next
  if (marker === -1 || later === -1) return [html, '']
  const end = html.indexOf('>', later) + 1
  return [html.slice(0, end), html.slice(end)]
}
