/** Lines that are no part of the text: who wrote it, when, how long it is, where it is on the site. */
const frames: readonly RegExp[] = [
  /^(?:[Pp]or|[Bb]y|[Ee]scrito por|[Aa]utora?|[Rr]evisad[oa] por|[Tt]exto|[Ff]oto(?:graf[ií]a)?):?\s+(?:la |el )?(?:[Dd]r|\p{Lu})[^!?]{0,80}[^.!?]$/u,
  /^(?:publicad[oa]|actualizad[oa]|[úu]ltima actualizaci[óo]n|fecha|posted|published|updated)\b.{0,80}$/iu,
  /^(?:tiempo de lectura|lectura de|reading time)\b.{0,60}$|^\d{1,3} min(?:utos?)?\b.{0,30}$/iu,
  /^(?:\p{L}{3,10},? )?\d{1,2}(?: de|[-/]) ?(?:\p{L}{3,10}|\d{1,2})(?:,| del?|[-/])? ?\d{2,4}\.?$/iu,
  /^[^.!?]{1,60}\s[»›>]\s[^.!?]{1,80}$/u,
  /^\[\d{1,3}\]\s/,
  /^(?:[íi]ndice|contenido|tabla de contenidos?|table of contents|compartir|comparte)\b.{0,20}$/iu,
]

/** Whether a paragraph says something about its subject. */
export const isAboutSubject = (paragraph: string): boolean => !frames.some((frame) => frame.test(paragraph))

/** What themes write at the end of an excerpt. */
const ending = /(?:\[(?:…|\.{3})\]|…)? ?(?:leer más|seguir leyendo|continue reading|read more)? ?[→»]?$/i

/** An excerpt without what themes write at its end; empty if it is a template of a plugin for search engines. */
export const excerptText = (text: string): string =>
  /%%\w{1,40}%%|%\w{1,40}%/.test(text)
    ? ''
    : text.replace(ending, (end) => (end === '' ? '' : '…')).replace(/ …$/, '…')
