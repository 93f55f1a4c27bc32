/**
 * What browsers prepare once a page is used: the page of a link that is pointed at or pressed, and the pages that most
 * ways through the site pass. Never the admin, calls or files. The text is the same in every page and release, because
 * the configurations in `deploy/` allow it by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/api/*', '/*.*'] } },
          { not: { selector_matches: '[href^="#"],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [
    {
      where: {
        and: [
          { href_matches: ['/contacto', '/servicios', '/enfermedades', '/sintomas'] },
          { not: { selector_matches: '[aria-current],[href*="#"]' } },
        ],
      },
      eagerness: 'immediate',
    },
  ],
})
