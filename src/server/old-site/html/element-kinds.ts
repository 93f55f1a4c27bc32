import { attribute, type HtmlElement } from './element.ts'

const headings = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name, index) => [name, index + 1] as const),
  // The question of an answer that opens.
  ['summary', 3],
])
/** Elements that begin and end a paragraph. */
export const breaking = new Set(
  (
    'p div section article main header footer aside blockquote figure figcaption address dl dt dd ul ol li pre hr ' +
    'table details fieldset center body html'
  ).split(' '),
)
/** Elements of a table's row. */
export const cells = new Set(['td', 'th'])
export const bold = new Set(['b', 'strong'])
const boxClasses = /(?:^|\s)(?:has-background|\S{0,40}(?:callout|alert|notice|infobox|su-box))(?:[\s-]|$)/
export const buttonClasses =
  /(?:^|\s)(?:btn|button|\S{0,40}(?:__button|-button|button__link|button-link|_button))(?:\s|$)/

export const headingLevel = (element: HtmlElement): number | undefined =>
  element.tagName === 'button' ? 3 : headings.get(element.tagName)

export const isFigure = (element: HtmlElement): boolean =>
  element.tagName === 'figure' ||
  (element.tagName === 'div' && /(?:^|\s)wp-caption(?:\s|$)/.test(attribute(element, 'className')))

export const isCaption = (element: HtmlElement): boolean =>
  element.tagName === 'figcaption' || /\bwp-caption-text\b/.test(attribute(element, 'className'))

export const isBox = (element: HtmlElement): boolean =>
  element.tagName === 'blockquote' ||
  (['div', 'p', 'section', 'aside'].includes(element.tagName) &&
    boxClasses.test(attribute(element, 'className')))
