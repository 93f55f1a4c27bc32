import { shortAddresses } from '#content/addresses/short-addresses.ts'

/**
 * Lets browsers prepare the page of a link that is pointed at or pressed. Never the admin, calls, files, searches, a
 * place in the same page, or short addresses, whose requests are counted as use. The text is the same in every page and
 * release, because the configurations in `deploy/` allow it by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/api/*', '/*.*', '/buscar*', ...shortAddresses] } },
          { not: { selector_matches: '[href^="#"],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
