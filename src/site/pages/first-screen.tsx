const endId = 'fin-primera-vista'

/**
 * Delays the first paint until the parser reaches `FirstScreenEnd`: menu and title would move while their neighbours
 * arrive.
 */
export const AwaitFirstScreen = () => <link rel="expect" href={`#${endId}`} blocking="render" />

/** Marks the end of the content that the first screen shows; see `AwaitFirstScreen`. */
export const FirstScreenEnd = () => <div id={endId} hidden />

/** The HTML of a page up to the end of the first screen, and the rest. */
export function splitAtFirstScreen(html: string): [string, string] {
  const marker = html.indexOf(`<div id="${endId}"`)
  const end = marker === -1 ? html.length : html.indexOf('</div>', marker) + '</div>'.length
  return [html.slice(0, end), html.slice(end)]
}
