import type { PageSamples } from '#admin/api/render-page.ts'
import { sampleNote } from '#content/documents/sample-note.ts'
import { tracersIn } from '#content/documents/tracers.ts'
import { tracedTexts } from './traced-elements.ts'

/** What the mark of a section means. */
export const sampleSectionNote =
  'Sus pacientes no ven esta sección: sus datos son de muestra. Escriba los suyos.'

/**
 * The marks are styles alone, so the elements of the page stay as they are. The text after the slash is what screen
 * readers say; browsers without it take the line above.
 */
export const sampleStyles = `
:is(
  [data-sample]:not([data-sample~='picture']),
  [data-untraced-sample]:not(:has([data-sample]))
):not([data-being-typed]) {
  text-decoration: underline dotted 2px;
  text-underline-offset: 0.25em;
}
/* A link with only an icon has no room for a label. Its description says the same. */
:is([data-sample~='picture'], [data-untraced-sample][aria-label]) {
  outline: 2px dotted currentColor;
  outline-offset: 2px;
}
:is(
  [data-sample~='label'],
  [data-untraced-sample]:not([data-sample] *, :has([data-sample]), [aria-label])
):not([data-being-typed])::after {
  all: initial;
  content: 'De muestra';
  content: 'De muestra' / '${sampleNote}';
  display: inline-block;
  margin-inline-start: 0.4em;
  padding: 0 0.45em;
  border: 1px dotted var(--brand-700);
  border-radius: 999px;
  background: var(--brand-50);
  color: var(--brand-700);
  font: 600 0.6875rem / 1.5 var(--font-text);
  white-space: nowrap;
  vertical-align: middle;
}
[data-untraced-sample][aria-label] {
  outline-offset: -4px;
}
[data-sample-section]::before {
  content: '${sampleSectionNote}';
  display: block;
  padding: 0.5rem 1rem;
  margin-block-end: 1.5rem;
  border-block: 1px dotted var(--brand-700);
  background: var(--brand-50);
  color: var(--brand-700);
  font: 600 0.875rem / 1.5 var(--font-text);
  text-align: center;
}
`

/** Marks what visitors of a public address do not see, because it is the sample's. */
export function markSamples(page: Document, { values, sections }: PageSamples): void {
  const marks = new Map<Element, string>()
  const namedByText = new Set<string>()
  let last = ''
  for (const node of tracedTexts(page.body)) {
    const element = node.parentElement
    const names = tracersIn(node.data).flatMap((number) => values.get(number) ?? [])
    const [first] = names
    if (!element || first === undefined) continue
    if (isOnlySpoken(element)) {
      marks.set(element, '')
      continue
    }
    for (const name of names) namedByText.add(name)
    // The texts of one value, such as the lines of a certificate, have one label.
    const run = `${element.closest<HTMLElement>('[data-section]')?.dataset.section} ${first}`
    if (run !== last || marks.get(element) === 'label') marks.set(element, 'label')
    else marks.set(element, '')
    last = run
  }
  for (const picture of page.querySelectorAll<HTMLElement>('[data-traced]')) {
    const name = values.get(Number(picture.dataset.traced))
    if (name === undefined) continue
    marks.set(picture, 'picture')
    const around = (picture.closest('picture') ?? picture).parentElement
    // A picture cannot have a label itself.
    if (around && !namedByText.has(name)) marks.set(around, 'picture label')
  }
  setOn(page, 'data-sample', marks)
  const marked = [...page.querySelectorAll<HTMLElement>('[data-section]')].filter((section) =>
    sections.has(section.dataset.section ?? ''),
  )
  setOn(page, 'data-sample-section', new Map(marked.map((section) => [section, ''])))
}

/** Sets an attribute on these elements, and takes it from all others. */
function setOn(page: Document, attribute: string, values: ReadonlyMap<Element, string>) {
  for (const element of page.querySelectorAll(`[${attribute}]`))
    if (!values.has(element)) element.removeAttribute(attribute)
  for (const [element, value] of values) element.setAttribute(attribute, value)
}

/** Whether an element is only for screen readers. What is closed has no width at all. */
function isOnlySpoken(element: Element): boolean {
  const { width } = element.getBoundingClientRect()
  return width > 0 && width <= 1
}
