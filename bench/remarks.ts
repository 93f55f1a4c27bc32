/**
 * Why a figure misses its target and what was tried, keyed by the figure's id. The report shows it only while the
 * figure misses.
 */
export const remarks: Readonly<Record<string, string>> = {
  'serving.home.release-folder':
    'This is nginx with slightly more work per request than the reference, which has one address per file: it looks ' +
    'for the page and for its brotli file, and follows the link to the live release. In single rounds it is as fast ' +
    'or faster. Tried: headers without regular expressions, and one lookup fewer per page (0.89 before, and 0.74 for ' +
    'a detail page). Also tried: `open_file_cache`, which would close the gap, but serves the former release for a ' +
    'while after a publish.',
  'interactions.first-tap':
    'The menu opens with HTML alone (`popover`), so no script delays it. It waits for the page, which is still being ' +
    'received and drawn at a quarter of the speed.',
  'interactions.tabs':
    'Runs of one evening gave between 88 and 150 ms. A tap shows a panel that was not drawn before. At a quarter of ' +
    'the speed, its layout takes 26 ms, painting without a graphics card 30 ms, and hit testing 17 ms. Tried: no CSS ' +
    'rule that depends on the whole page (`:has`), and no scripts or pictures of the page in that frame. Not tried: ' +
    'panels with layout in advance (`content-visibility: hidden`).',
}
