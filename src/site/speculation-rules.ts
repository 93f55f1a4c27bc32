import { shortAddresses } from '#content/addresses/short-addresses.ts'

/** Marks the links whose pages are prepared before they are touched; see `mark-likely-links.ts`. */
export const likelyAttribute = 'data-likely'

const pageOfTheSite = [
  { href_matches: '/*' },
  { not: { href_matches: ['/admin*', '/api/*', '/*.*', ...shortAddresses] } },
  { not: { selector_matches: '[href^="#"],[target]' } },
]

/**
 * What browsers prepare once a page is used: the page of a link that is pointed at or pressed, and of the links that are
 * marked as likely. Never the admin, calls, files,
 * or short addresses, whose requests are counted as use. The text is the same in every page and release, because the
 * configurations in `deploy/` allow it by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: pageOfTheSite }, eagerness: 'moderate' },
    {
      where: { and: [...pageOfTheSite, { selector_matches: `[${likelyAttribute}]` }] },
      eagerness: 'immediate',
    },
  ],
})
