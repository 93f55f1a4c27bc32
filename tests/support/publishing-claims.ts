import type { Page } from '@playwright/test'

/** Words about what patients see, or about what waits to be published. */
export const claim =
  /publ(?:ic[aó]|[ií]que)|sin guardar|guardad[oa]s?\b|por publicar|en preparación|ya se ven?\b|aún no se ven?\b|no cambia\b|(?:pacientes|visitantes) (?:ya|aún|no|todavía) |\d+ cambios?\b/i

/**
 * What is said on the parts of a page, by line, also to screen readers.
 * @param parts Selector of the parts.
 */
export const linesOf = (page: Page, parts: string) =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((part) => [
      ...part.innerText.split('\n'),
      ...[...part.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
        element.ariaLabel ?? '',
        element.getAttribute('title') ?? '',
      ]),
    ])
    return [...new Set(found.map((line) => line.trim()))].filter(Boolean)
  }, parts)
