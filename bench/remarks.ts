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
  'publish.sample':
    'Compare it on one machine only: this one varies by a third from run to run. Two thirds of it pass inside the ' +
    'process, where every step is listed in record 0063; the rest is the connection and the wait for a busy machine.',
  'lighthouse.first-paint':
    'The page arrives after 0.75 s in the model, because its 20 KB need a second round trip. The rest is layout and ' +
    'paint at a quarter of the speed of this machine, 5 to 30 ms more or less from run to run: the model counts the ' +
    'first layout, which is that of the page or that of a picture. Tried: `content-visibility: auto` for the sections ' +
    'from the fifth on, until the first paint. It saves about 9 ms, but after a reload or with an anchor the browser ' +
    'shows another section than before.',
  'main-thread.work':
    'Compare it with the empty page: the same version took 620 ms on another machine, where an empty page took 72. ' +
    'Of the work of the home page, drawings near the first screen take a third, most of it a fixed part of each of 22 ' +
    'files. Records 0110 and 0111 have what was found, mended and rejected.',
  'main-thread.longest':
    'The first style and layout of a page, or the shapes of a drawing in the first screen.',
  'interactions.first-tap':
    'The menu opens with HTML alone (`popover`), so no script delays it. It waits for the page, which is still being ' +
    'received and drawn at a quarter of the speed.',
}
