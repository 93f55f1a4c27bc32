/**
 * Why a figure misses its target and what was tried, keyed by the figure's id. The report shows it only while the
 * figure misses.
 */
export const remarks: Readonly<Record<string, string>> = {
  'serving.home.release-folder':
    'It is nginx itself, with a little more to do for each request than the reference, which has one address for each ' +
    'file: it looks for the page and for its brotli file, and follows the link to the live release. In single rounds it ' +
    'is as fast or faster. Tried: headers without regular expressions, one look fewer for each page (0.89 before, and ' +
    '0.74 for a detail page). Also `open_file_cache`, which would make up for the rest, but for a while serves the ' +
    'former release after a publish.',
  'interactions.first-tap':
    'The menu opens by HTML alone (`popover`), no script is waited for: what it waits for is the page, which is still ' +
    'coming in and being drawn at a quarter of the speed.',
  'interactions.tabs':
    'Between 88 and 150 ms in runs of one evening. A tap shows a panel that was not drawn before: at a quarter of the ' +
    'speed its layout takes 26 ms, painting 30 ms without a graphics card, and finding what was tapped 17 ms. Tried: ' +
    'no rule whose answer hangs on the whole page (`:has`), the page’s code and pictures kept out of the frame. Not ' +
    'tried: panels laid out beforehand (`content-visibility: hidden`).',
}
